declare module "virtual:nations/*" {
  const names: Record<string, string>;
  export default names;
}

declare module "virtual:flags" {
  const flags: Record<string, string>;
  export default flags;
}
