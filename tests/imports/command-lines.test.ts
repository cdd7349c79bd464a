import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";

/** What `npm run` starts, without its arguments, and words that it would take. */
const COMMANDS: Readonly<Record<string, { program: readonly string[]; words?: readonly string[]; code?: number }>> = {
  partner: { program: ["partner.ts"], words: ["deposit", "NOBODY", "5"] },
  "set:logo": { program: ["partner.ts", "logo"], words: ["NOBODY", "a.png"] },
  stock: { program: ["stock.ts"], words: ["list"] },
  "personal-data": { program: ["personal-data.ts"], words: ["status"] },
  "keys:rotate": { program: ["personal-data.ts", "rotate"] },
  backup: { program: ["backup.ts"], words: ["/nowhere/a.backup"] },
  restore: { program: ["restore.ts"], words: ["/nowhere/a.backup"] },
  "export:schedule": { program: ["export-schedule.ts"], words: ["/nowhere/a.ssim"], code: 2 },
  "check:invariants": { program: ["check-invariants.ts"] },
  "check:time-zones": { program: ["check-time-zones.ts"] },
  "schema:sql": { program: ["schema-sql.ts"] },
  "demo:change-schedule": { program: ["demo.ts", "change-schedule"] },
  "demo:sell-seats": { program: ["demo.ts", "sell-seats"] },
  "demo:make-bookings": { program: ["demo.ts", "make-bookings"] },
  "demo:remove": { program: ["demo.ts", "remove"] },
  storm: { program: ["storm.ts"] },
  fuzz: { program: ["fuzz.ts"] },
};

/** What is wrong, and words that have it. */
const WRONG: Readonly<Record<string, readonly string[]>> = { superfluous: ["superfluous", "more", "of", "it"], "--unknown": ["--unknown"] };
const lines = Object.values(COMMANDS).flatMap(({ program, words = [] }) =>
  Object.values(WRONG).map((wrong) => [...program, ...words, ...wrong]),
);

const outcomes = z.array(z.object({ code: z.int(), text: z.string() }));
let ended: z.output<typeof outcomes> = [];

beforeAll(() => {
  // Without a database to find: whoever asks for one first is told that there is none, and not how the command is written.
  const env = { NODE_ENV: "test", PATH: process.env.PATH ?? "", DATA_DIR: "/nowhere" } as const;
  const args = ["--import", "tsx", "tests/support/run/run-commands.mjs", JSON.stringify(lines)];
  ended = outcomes.parse(JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })));
}, 120_000);

test.each(Object.entries(COMMANDS))("%s refuses a superfluous word and an unknown flag, and says how it is written", (name, command) => {
  const { code = 1 } = command;
  const first = Object.keys(COMMANDS).indexOf(name) * Object.keys(WRONG).length;
  for (const [index, what] of Object.keys(WRONG).entries()) {
    const outcome = ended[first + index];
    expect(outcome?.code).toBe(code);
    expect(outcome?.text).toContain(what);
    expect(outcome?.text).toContain(`npm run ${name}`);
  }
});
