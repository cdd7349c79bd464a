import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS, usageOf } from "@/scripts/lib/commands/command-table.mjs";

/** Words that a command takes, where it takes any. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "partner add": ["NEW", "Name"],
  "partner terms": ["NOBODY"],
  "partner currency": ["NOBODY", "USD"],
  "partner limits": ["NOBODY"],
  "partner suspend": ["NOBODY"],
  "partner resume": ["NOBODY"],
  "partner user": ["NOBODY", "nobody@parvoz.example", "Name"],
  "partner change-user": ["nobody@parvoz.example"],
  "partner suspend-user": ["nobody@parvoz.example"],
  "partner resume-user": ["nobody@parvoz.example"],
  "partner reset-password": ["nobody@parvoz.example"],
  "partner reset-second-factor": ["nobody@parvoz.example"],
  "partner second-factor-code": ["nobody@parvoz.example"],
  "partner deposit": ["NOBODY", "1"],
  "partner reverse-deposit": ["TRANSACTION"],
  "partner logo": ["NOBODY", "a.png"],
  "export schedule": ["/nowhere/a.ssim"],
  "inbox retry": ["1"],
  "inbox close": ["1"],
  "stock declare": ["HY", "250-2400000000", "250-2400000999"],
  "stock close": ["1"],
  "stock reopen": ["1"],
  acts: ["1", "2", "/nowhere"],
  backup: ["/nowhere/a.backup"],
  restore: ["/nowhere/a.backup"],
  "personal-data erase": ["123"],
};

/** Imports take any number of files; launchers take no words at all, and are started in processes of their own. */
const TAKES_FILES = /^import /;
const isLauncher = (program: string) => program.endsWith(".mjs");

/** What npm starts for those who develop. */
const DEVELOPING: readonly (readonly [string, readonly string[], string])[] = [
  ["schema:sql", ["schema-sql.ts"], "npm run schema:sql"],
  ["storm", ["storm.ts"], "npm run storm"],
  ["fuzz", ["fuzz.ts"], "npm run fuzz"],
  ["demo remove", ["demo.ts", "remove"], usageOf("demo remove")],
];

interface Tried {
  name: string;
  words: readonly string[];
  told: readonly string[];
}

const programs = [
  ...Object.entries(COMMANDS).flatMap(([name, { program, words = [] }]) =>
    isLauncher(program) ? [] : [[name, [program, ...words, ...(WORDS[name] ?? [])], firstLine(name)] as const],
  ),
  ...DEVELOPING,
];

/** What an import prints is how all of them are written. */
function firstLine(name: string): string {
  return TAKES_FILES.test(name) ? "npx parvoz import" : usageOf(name);
}

const tried: Tried[] = programs.flatMap(([name, words, usage]) => [
  ...(TAKES_FILES.test(name) ? [] : [{ name: `${name}, superfluous words`, words: [...words, "000", "000"], told: ["000", usage] }]),
  { name: `${name}, an unknown option`, words: [...words, "--unknown"], told: ["--unknown", usage] },
]);

const outcomes = z.array(z.object({ code: z.int(), text: z.string() }));
let ended: z.output<typeof outcomes> = [];

beforeAll(() => {
  // Without a database to find: whoever asks for one first is told that there is none, and not how the command is written.
  const env = { NODE_ENV: "test", PATH: process.env.PATH ?? "", DATA_DIR: "/nowhere" } as const;
  const args = ["--import", "tsx", "tests/support/run/run-commands.mjs", JSON.stringify(tried.map(({ words }) => words))];
  ended = outcomes.parse(JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })));
}, 120_000);

test.each(tried.map((each, index) => [each.name, each, index] as const))("%s: refused, and told how it is written", (_, each, index) => {
  expect(ended[index]?.code).toBeGreaterThan(0);
  for (const text of each.told) expect(ended[index]?.text).toContain(text);
});
