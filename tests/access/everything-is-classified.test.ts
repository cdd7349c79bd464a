import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { addressOfPage, foldersOf, PAGES, ROUTES } from "@/tests/support/access/who-may";

test("of every route it is said who may call it, and no other is named", () => {
  const found = foldersOf("route.ts").filter((folder) => !folder.startsWith("api/v1/"));
  expect(found).toEqual(Object.keys(ROUTES).sort());
});

test("every path of the interface is an operation with a scope, or refuses as unknown", () => {
  const found = foldersOf("route.ts").filter((folder) => folder.startsWith("api/v1/"));
  const operations = Object.values(OPERATIONS).map(({ path }) => `api/v1${path.replaceAll("{", "[").replaceAll("}", "]")}`);
  expect(found).toEqual([...new Set([...operations, "api/v1/[[...path]]"])].sort());
});

test("of every page it is said who may open it, and no other is named", () => {
  const found = foldersOf("page.tsx").map(addressOfPage);
  expect(found.sort()).toEqual(Object.keys(PAGES).sort());
});

test("nothing else of the application answers requests", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  expect(
    files.filter((file) => /(^|\/)(route\.(js|jsx|tsx|mjs)|page\.(ts|js|jsx|mdx?)|default\.\w+|manifest\.\w+|sitemap\.\w+)$/.test(file)),
  ).toEqual([]);
  // Next reads these too: a proxy would meet requests before their routes, and a folder of pages would be a second application.
  const beside = readdirSync(".").filter((name) => /^(proxy|middleware)\.\w+$|^(pages|src)$/.test(name));
  expect(beside).toEqual([]);
});

test("no page or route takes server actions, which are called past their addresses", async () => {
  const { readFile } = await import("node:fs/promises");
  const sources = ["app", "components", "lib"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("generated/"))
      .map((file) => `${room}/${file}`),
  );
  const withActions: string[] = [];
  for (const file of sources) if (/^\s*["']use server["']/m.test(await readFile(file, "utf8"))) withActions.push(file);
  expect(sources.length).toBeGreaterThan(500);
  expect(withActions).toEqual([]);
});
