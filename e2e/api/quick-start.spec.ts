import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { PYTHON, saySkipped } from "../support/clients/python";
import { hasCommand, runProgram } from "../support/clients/run-program";
import { quickStartProgram } from "../support/pages/guide-code";
import { BASE_URL } from "../support/product/partner";
import { makeTestKey } from "../support/product/test-key";

saySkipped("the quick start in Python (docs/guides/quick-start.md)");
const hasCurl = hasCommand("bash") && hasCommand("curl");
if (!hasCurl && process.env.TEST_WORKER_INDEX === undefined) {
  console.log("NOT RUN, because this machine has no bash or no curl: the quick start with curl (docs/guides/quick-start.md)");
}

const tsx = createRequire(import.meta.url).resolve("tsx/cli");

interface Language {
  name: string;
  fence: string;
  file: string;
  command: string;
  args: string[];
}

/** Those that this machine can run. */
const LANGUAGES: Language[] = [
  ...(hasCurl ? [{ name: "curl", fence: "bash", file: "quick-start.sh", command: "bash", args: ["-e"] }] : []),
  { name: "TypeScript", fence: "ts", file: "quick-start.mts", command: process.execPath, args: [tsx] },
  ...(PYTHON ? [{ name: "Python", fence: "python", file: "quick-start.py", command: PYTHON, args: [] }] : []),
];

for (const { name, fence, file, command, args } of LANGUAGES) {
  test(`the quick start in ${name} goes from a test key to a ticket and its receipt`, async () => {
    const info = test.info();
    const key = await makeTestKey(`Quick start, ${name}`);
    const program = info.outputPath(file);
    fs.mkdirSync(path.dirname(program), { recursive: true });
    fs.writeFileSync(program, quickStartProgram(fence, { baseUrl: BASE_URL, key }));
    const { code, output } = await runProgram(command, [...args, program], path.dirname(program));
    expect(code, output).toBe(0);
    expect(output).toMatch(/^ticketed/m);
    expect(output).toMatch(/receipt/);
    if (fence === "bash")
      expect(
        fs
          .readFileSync(path.join(path.dirname(program), "receipt.pdf"))
          .subarray(0, 4)
          .toString(),
      ).toBe("%PDF");
  });
}
