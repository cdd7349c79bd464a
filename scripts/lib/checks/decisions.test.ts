import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const files = readdirSync(FOLDER).filter((file) => file !== "README.md");

test("the index of decisions names every one, and no other", () => {
  const named = [...readFileSync(`${FOLDER}/README.md`, "utf8").matchAll(/^\| [\d-]+ \| \[.*?\]\(([\w-]+\.md)\)/gm)].map(
    ([, file]) => file,
  );
  expect(named.toSorted()).toEqual(files.toSorted());
});

test("what speaks of a decision leads to one", () => {
  const found = execFileSync("git", ["grep", "-hoE", "decisions/[0-9]{4}[a-z0-9-]+\\.md", "--", ":!CHANGELOG.md"], { encoding: "utf8" });
  const within = files.flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, "utf8").matchAll(/\]\((\d{4}[\w-]+\.md)/g)].map(([, to]) => to),
  );
  const links = [
    ...found
      .trim()
      .split("\n")
      .map((link) => link.replace("decisions/", "")),
    ...within,
  ];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !files.includes(link ?? ""))).toEqual([]);
});
