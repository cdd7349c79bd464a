import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { isOldPatroni, postgresBin } from "./packages";

test.each([
  ["patroni 3.0.2", true],
  ["patroni 2.9.9", true],
  ["patroni 3.3.2", true],
  ["patroni 4.0.0", false],
  ["patroni 4.0.7", false],
  ["patroni", true],
])("%s is too old: %s", (version, old) => {
  expect(isOldPatroni(version)).toBe(old);
});

test("the newest PostgreSQL that is there as a whole is taken, whatever Debian has", () => {
  const versions = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-postgres-"));
  try {
    expect(postgresBin(path.join(versions, "nowhere"))).toBeNull();
    for (const version of ["9.6", "15", "17"]) fs.mkdirSync(path.join(versions, version, "bin"), { recursive: true });
    expect(postgresBin(versions)).toBeNull();
    // Of 17 there are the client's programs alone.
    for (const version of ["9.6", "15"]) fs.writeFileSync(path.join(versions, version, "bin", "postgres"), "");
    expect(postgresBin(versions)).toBe(path.join(versions, "15", "bin"));
  } finally {
    fs.rmSync(versions, { recursive: true });
  }
});
