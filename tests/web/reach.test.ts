import { expect, test } from "vitest";

import { isLoopback } from "../../web/src/reach.ts";

test("an address of this computer alone is known as such", () => {
  for (const host of ["localhost", "rimet.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(isLoopback(host), host).toBe(true);
});

test("any other address may lead others here", () => {
  for (const host of ["192.168.1.27", "table.example", "127.example", "[fd00::1]", "10.127.0.1"])
    expect(isLoopback(host), host).toBe(false);
});
