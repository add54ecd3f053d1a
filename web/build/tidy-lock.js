/** Take addresses out of package-lock.json: nothing there should name a host. */

import { readFileSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf-8"));
for (const part of Object.values(lock.packages)) {
  delete part.funding;
  delete part.resolved;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
