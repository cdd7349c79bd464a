import fs from "node:fs";
import { expect, test } from "vitest";

/** Paths in backticks that end as files do, or as folders. A name alone, as `booking-life.test.ts`, is searched for. */
const NAMED = /`((?:[\w@.()[\]*-]+\/)*[\w@.()[\]*-]+(?:\.(?:ts|tsx|mjs|md)|\/))`/g;
const PLACES = ["lib", "tests", "e2e", "scripts", "components", "docs", "app", "deploy", "public"];

test("every test and file that the list of security requirements names is there", () => {
  const files = PLACES.flatMap((place) => fs.readdirSync(place, { recursive: true, encoding: "utf8" }).map((file) => `${place}/${file}`));
  const isThere = (name: string) => {
    if (name.endsWith("/")) return fs.existsSync(name) || files.some((file) => file.endsWith(`/${name.slice(0, -1)}`));
    const pattern = new RegExp(`(^|/)${name.replace(/[.()[\]]/g, "\\$&").replaceAll("*", "[^/]*")}$`);
    return files.some((file) => pattern.test(file));
  };
  const named = [...fs.readFileSync("docs/security/asvs.md", "utf8").matchAll(NAMED)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test("what is called tested names where, and no other page is named in its place", () => {
  const rows = fs
    .readFileSync("docs/security/asvs.md", "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line));
  const claimed = rows.filter((line) => /^\|[^|]*\| test( \/|\s*\|)/.test(line));
  expect(claimed.length).toBeGreaterThan(50);
  const isNamed = (line: string) =>
    /`[^`]*(\.test\.ts|\.spec\.ts|\.mjs|watched\.ts|tests\/|e2e\/|lib\/|npm run|npx parvoz)[^`]*`|`[\w-]+`/.test(line);
  expect(claimed.filter((line) => !isNamed(line))).toEqual([]);
});
