import { readFile } from "node:fs/promises";
import { expect, vi } from "vitest";

declare global {
  var hasReplacedModules: boolean | undefined;
}

// Files of one worker share their modules. One that puts something of its own in a module's place (vi.mock) reads all of them anew, and so does the one after it.
const replacesModules = /^vi\.mock\(/m.test(await readFile(expect.getState().testPath ?? "", "utf8"));
if (replacesModules || globalThis.hasReplacedModules) vi.resetModules();
globalThis.hasReplacedModules = replacesModules;
