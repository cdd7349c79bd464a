import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

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
  "schema:sql": { program: ["schema-sql.ts"] },
  "demo:change-schedule": { program: ["demo.ts", "change-schedule"] },
  "demo:sell-seats": { program: ["demo.ts", "sell-seats"] },
  "demo:make-bookings": { program: ["demo.ts", "make-bookings"] },
  "demo:remove": { program: ["demo.ts", "remove"] },
  storm: { program: ["storm.ts"] },
  fuzz: { program: ["fuzz.ts"] },
};

/** Without a database to find: whoever asks for one first is told that there is none, and not how the command is written. */
async function run([file = "", ...args]: readonly string[]): Promise<{ code: unknown; text: string }> {
  const env = { NODE_ENV: "test", PATH: process.env.PATH ?? "", DATA_DIR: "/nowhere" } as const;
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${file}`, ...args], { env });
  let text = "";
  child.stderr.on("data", (part) => {
    text += String(part);
  });
  const [code] = await once(child, "close");
  return { code, text };
}

test.each(Object.entries(COMMANDS))(
  "%s refuses a superfluous word and an unknown flag, and says how it is written",
  async (name, command) => {
    const { program, words = [], code = 1 } = command;
    const refused = await Promise.all([
      run([...program, ...words, "superfluous", "more", "of", "it"]),
      run([...program, ...words, "--unknown"]),
    ]);
    expect(refused.map((each) => each.code)).toEqual([code, code]);
    for (const [index, what] of ["superfluous", "--unknown"].entries()) expect(refused[index]?.text).toContain(what);
    for (const { text } of refused) expect(text).toContain(`npm run ${name}`);
  },
  60_000,
);
