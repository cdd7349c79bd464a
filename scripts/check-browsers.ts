// [NEXT_DIST_DIR=.next] npm run check:browsers: whether the scripts and styles of a build ask for anything that the oldest browsers of the floor
// (`browserslist` in package.json) do not have. Ends with 1 where one does.
import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { newerNames } from "./lib/browser-floor/newer-names";
import { scanScript } from "./lib/browser-floor/scan-script";
import { scanStyle } from "./lib/browser-floor/scan-style";

/** What pages have in every browser nevertheless, or are asked about before they are used. */
const ACCOUNTED_FOR: Readonly<Record<string, string>> = {
  toSorted: "lib/client/browser-floor/supply-missing.ts",
  toReversed: "lib/client/browser-floor/supply-missing.ts",
  "AbortSignal.timeout": "lib/client/browser-floor/supply-missing.ts",
  "URL.canParse": "Next supplies it",
  checkVisibility: "react-aria-components asks whether it is there",
  startViewTransition: "React asks whether it is there",
  requestIdleCallback: "Next asks whether it is there",
  "a grid of its parent's lines": "three lists of names and values, which stand below each other without it",
};

const dist = process.env.NEXT_DIST_DIR ?? ".next";
const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));
const { browserslist: floor } = z.object({ browserslist: z.array(z.string()) }).parse(read("package.json"));
// Browsers that know modules do not load these.
const { polyfillFiles } = z.object({ polyfillFiles: z.array(z.string()) }).parse(read(path.join(dist, "build-manifest.json")));

const newer = newerNames(floor);
const files = fs
  .readdirSync(path.join(dist, "static"), { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("static", file));
const scripts = files.filter((file) => file.endsWith(".js") && !polyfillFiles.includes(file));
const styles = files.filter((file) => file.endsWith(".css"));
const textOf = (file: string) => fs.readFileSync(path.join(dist, file), "utf8");
const problems = [
  ...scripts.map((file) => ({ file, asked: scanScript(textOf(file), newer) })),
  ...styles.map((file) => ({ file, asked: scanStyle(textOf(file)) })),
].flatMap(({ file, asked }) => asked.filter((each) => !(each in ACCOUNTED_FOR)).map((each) => `${file}: ${each}`));
for (const problem of problems) console.log(problem);
console.log(
  `${scripts.length} scripts and ${styles.length} styles for ${floor.join(", ")}: ${problems.length === 0 ? "nothing is too new" : `${problems.length} things are too new`}`,
);
if (problems.length > 0 || scripts.length === 0 || styles.length === 0) process.exitCode = 1;
