/** The four colours of the mandates: ink, the darker ink of its pattern, and print on it. */

export interface Ink {
  readonly face: string;
  readonly deep: string;
  readonly print: string;
}

const PLAIN: Ink = { face: "#8a7d5c", deep: "#5c5139", print: "#fffaf0" };

export const INKS: Readonly<Record<string, Ink>> = {
  red: { face: "#bb3320", deep: "#932313", print: "#fffaf0" },
  yellow: { face: "#efbc3d", deep: "#d39a1c", print: "#2c1f02" },
  blue: { face: "#2458a3", deep: "#18407d", print: "#fffaf0" },
  green: { face: "#2f8a50", deep: "#1d6a3a", print: "#fffaf0" },
};

export const inkOf = (color: string | undefined): Ink => INKS[color ?? ""] ?? PLAIN;
