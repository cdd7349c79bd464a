import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseState, db, disconnect, limitStatements, longDb, runStatement } from "@/lib/db";
import { databaseConnections } from "@/lib/env";
import { isUnavailable } from "@/lib/util/unavailable";
import type { BreakableLink, Fault } from "@/scripts/storm/breakable-link";
import { reachByLink } from "@/tests/support/network/break-database";

let link: BreakableLink;
let restore: () => Promise<void>;
beforeAll(async () => {
  ({ link, restore } = await reachByLink());
});
afterAll(() => restore());

const ONE = { name: "test_one", text: "select 1 as one" };

/** Everything that the product does to a database. */
const WAYS: [string, () => Promise<unknown>][] = [
  ["a statement of the driver", () => runStatement(ONE, [])],
  ["a query of Prisma's", () => db().partner.count()],
  ["a raw query of Prisma's", () => db().$queryRaw`select 1 as one`],
  ["a transaction of Prisma's", () => db().$transaction(async (tx) => tx.partner.count())],
];

const longWork = () => longDb().$transaction(async (tx) => tx.partner.count());

const FAULTS: Fault[] = ["refused", "dropped", "reset"];

/** All together more than there are connections. */
const EACH = 6;
const all = () => WAYS.flatMap(([, run]) => Array.from({ length: EACH }, run));

async function failures(): Promise<unknown[]> {
  return (await Promise.allSettled(all())).flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
}

// Nothing that waits for a database that is away may wait for long.
test.each(FAULTS)(
  "a network that is %s fails whatever is asked as unavailable, and then everything works again by itself",
  async (fault) => {
    await expect.poll(failures, { timeout: 40_000 }).toEqual([]);
    await link.set(fault);
    const began = performance.now();
    const failed = await failures();
    // Without bounds a statement has a minute, and a connection whose packets are lost has no end.
    expect(performance.now() - began).toBeLessThan(45_000);
    // A connection that was reset may be replaced before anybody notices.
    if (fault !== "reset") expect(failed).toHaveLength(WAYS.length * EACH);
    expect(failed.filter((reason) => !isUnavailable(reason))).toEqual([]);
    await link.set("none");
    await expect.poll(failures, { timeout: 40_000 }).toEqual([]);
  },
  120_000,
);

test("who waits for a connection is told as soon as it is known to be away", async () => {
  // Without limits of a server a connection is waited for for ten seconds.
  await disconnect();
  await link.set("dropped");
  const ask = () => runStatement(ONE, []).catch((error: Error) => error.message);
  const told = await Promise.all(Array.from({ length: 2 * databaseConnections() }, ask));
  expect(new Set(told)).toEqual(new Set(["the database is away"]));
  await link.set("none");
  await disconnect();
  limitStatements(6_000);
  await expect.poll(failures, { timeout: 40_000 }).toEqual([]);
});

test("an import that cannot begin fails as unavailable, and the next one begins", async () => {
  expect(await longWork()).toBe(0);
  await link.set("dropped");
  expect(await longWork().catch(isUnavailable)).toBe(true);
  await link.set("none");
  await expect.poll(() => longWork().catch(() => "failed"), { timeout: 40_000 }).toBe(0);
});

test("while it is known to be away, callers are told without trying", async () => {
  await link.set("dropped");
  await expect(runStatement(ONE, [])).rejects.toSatisfy(isUnavailable);
  const said = () =>
    runStatement(ONE, []).then(
      () => "",
      (error: Error) => error.message,
    );
  await expect.poll(said, { timeout: 40_000 }).toBe("the database is away");
  expect(databaseState().isAway).toBe(true);
  await link.set("none");
});

test("a refusal of the database is no reason to throw its connection away", async () => {
  const pid = { name: "test_pid", text: "select pg_backend_pid() as pid" };
  await expect.poll(failures, { timeout: 40_000 }).toEqual([]);
  const before = await runStatement(pid, []);
  await expect(runStatement({ name: "test_wrong", text: "select 1 / 0" }, [])).rejects.toMatchObject({ code: "22012" });
  expect(await runStatement(pid, [])).toEqual(before);
});

test("a statement that takes too long is ended by the database, and its connection goes on", async () => {
  await disconnect();
  limitStatements(200);
  const slow = { name: "test_slow", text: "select pg_sleep(20)" };
  await expect(runStatement(slow, [])).rejects.toMatchObject({ name: "Error", cause: { code: "57014" } });
});
