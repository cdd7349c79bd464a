// The demonstration and its database: it never shares one with partners of a real service, and while it is off nothing of it is open.
import pg from "pg";
import { run, SetupError, say } from "../build/prepare.mjs";
import { isReachable } from "../launch/hosts.mjs";

const tsx = ["--import", "tsx"];

/** Partners by their codes, without test modes. @returns {Promise<{ demonstration: string[], own: string[] }>} */
async function partnersOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('partner') is not null as any");
    if (!rows[0].any) return { demonstration: [], own: [] };
    const { rows: partners } = await client.query(
      'select code, is_demo as "isDemo" from partner where test_of is null order by created_at, code',
    );
    const codes = (wanted) => partners.filter(({ isDemo }) => isDemo === wanted).map(({ code }) => code);
    return { demonstration: codes(true), own: codes(false) };
  } finally {
    await client.end();
  }
}

const named = (codes) => (codes.length > 5 ? `${codes.slice(0, 5).join(", ")} and ${codes.length - 5} more` : codes.join(", "));

/**
 * Looks whether the database is one of the demonstration or one of a service, and not both. Nothing is written.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ isLeft: boolean }>} `isLeft`: partners of the demonstration are there, and it is off
 * @throws SetupError that names the command which removes the demonstration
 */
export async function checkPartners(env) {
  const { demonstration, own } = await partnersOf(env.DIRECT_DATABASE_URL || env.DATABASE_URL);
  if (demonstration.length > 0 && own.length > 0) {
    throw new SetupError(
      `This database has partners of the demonstration (${named(demonstration)}) beside others (${named(own)}): ` +
        "remove the demonstration and what it did with `npx parvoz demo remove` (`npx parvoz demo remove --dry-run` says what that is).",
    );
  }
  if (env.DEMO === "1" && own.length > 0) {
    throw new SetupError(
      `DEMO=1, but this database has partners of its own (${named(own)}), which must not sell invented flights: ` +
        "start with DEMO=0, or give the demonstration a database or a DATA_DIR of its own.",
    );
  }
  return { isLeft: env.DEMO !== "1" && demonstration.length > 0 };
}

/** Ends what a demonstration that is off has left open, and says so. @param {NodeJS.ProcessEnv} env */
export async function endLeftDemonstration(env) {
  const told = await run(process.execPath, [...tsx, "scripts/demo.ts", "end"], { quiet: true, env });
  if (told.trim() !== "") say(told.trimEnd());
  say(
    "• The demonstration's partners are still in this database. Nobody of them can sign in; `npx parvoz demo remove` removes them, their",
  );
  say("  bookings and the invented flights. Until then no partner can be added.");
}

/**
 * The API tier beside a demonstration that runs already: where others reach the one and not the other, the passwords that everybody knows would let
 * them in.
 * @param {NodeJS.ProcessEnv} env the tier's own
 * @param {import("./claim.mjs").Runtime} running what it borrows the database of
 * @throws SetupError
 */
export function checkLent(env, { demo, host, publicUrl }) {
  if (demo !== true || !isReachable(env) || isReachable({ HOST: host, PUBLIC_URL: publicUrl })) return;
  throw new SetupError(
    "The demonstration that runs here answers its own machine alone, and everybody knows its passwords: an API tier that others reach would let them in. " +
      "Start `npm start` with the same HOST and PUBLIC_URL first, which draws its passwords.",
  );
}

const DRAWN = "demonstration passwords";

/**
 * Draws the passwords of a demonstration that others reach, once, and prints them. Once drawn they stay so: `DEMO_SIGN_IN` of the environment says
 * whether those that everybody knows still open something.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} contents what was loaded: a later version may bring people more
 */
export async function drawPasswords(env, contents) {
  const client = new pg.Client({ connectionString: env.DIRECT_DATABASE_URL || env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query("select value from setup_state where key = $1", [DRAWN]);
    if (isReachable(env) && rows[0]?.value !== contents) {
      const told = await run(process.execPath, [...tsx, "scripts/demo.ts", "draw-passwords"], { quiet: true, env });
      if (told.trim() !== "") say(told.trimEnd());
      await client.query("insert into setup_state (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value", [
        DRAWN,
        contents,
      ]);
    }
    if (isReachable(env) || rows.length > 0) env.DEMO_SIGN_IN = "0";
  } finally {
    await client.end();
  }
}
