import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { statement, transactionPage } from "@/lib/contracts/interface/money";
import { db } from "@/lib/db";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { listTransactions } from "@/lib/services/views/statement/list-transactions";
import { readStatement } from "@/lib/services/views/statement/read-statement";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makePartner } from "@/tests/support/world/world";

const KINDS = ["deposit", "payment", "refund", "adjustment"] as const;
interface Movement {
  kind: (typeof KINDS)[number];
  amountMinor: number;
  at: Date;
}

/** Posts what has moved, at the moments given: the ledger itself only knows the present one. */
async function post(partnerId: string, movements: readonly Movement[]): Promise<void> {
  for (const { kind, amountMinor, at } of movements) {
    const id = randomUUID();
    const entry = (owner: string | null, account: string, amount: number) => ({
      ...{ partnerId: owner, kind: account, currency: "UZS", amountMinor: amount },
    });
    const entries = [entry(partnerId, "deposit", amountMinor), entry(null, "cash", -amountMinor)];
    const posting = JSON.stringify({ id, bookingId: null, kind, memo: kind, entries });
    await db().$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`;
    await db().$executeRaw`update ledger_transaction set created_at = ${at} where id = ${id}::uuid`;
    await db().$executeRaw`update ledger_entry set created_at = ${at} where transaction_id = ${id}::uuid`;
  }
}

const dayText = (day: number) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10);

/** What the ledger's rows come to, counted without the product. */
async function countBetween(partnerId: string, from: Date, until: Date) {
  const entries = await db().ledgerEntry.findMany({
    where: { account: { partnerId, kind: "deposit" } },
    include: { transaction: { select: { kind: true, createdAt: true } } },
  });
  const sumOf = (rows: typeof entries) => rows.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
  const within = entries.filter(({ transaction: { createdAt } }) => from <= createdAt && createdAt < until);
  const movements = KINDS.flatMap((kind) => {
    const own = within.filter(({ transaction }) => transaction.kind === kind);
    return own.length > 0 ? [{ kind, count: own.length, amount: toMajor(sumOf(own)) }] : [];
  });
  const before = entries.filter(({ transaction: { createdAt } }) => createdAt < from);
  return { opening: toMajor(sumOf(before)), movements, closing: toMajor(sumOf([...before, ...within])) };
}

const movement = fc.record({
  kind: fc.constantFrom(...KINDS),
  amountMinor: fc.integer({ min: 1, max: 50_000_000 }),
  down: fc.boolean(),
  at: fc.date({ min: new Date("2026-10-01T00:00:00Z"), max: new Date("2026-10-10T23:59:59.999Z"), noInvalidDate: true }),
});
const days = fc.record({ first: fc.nat(9), length: fc.nat(5), after: fc.nat(4), isSummed: fc.boolean() });

test("a statement agrees with the ledger for any movements and days, and its days follow each other", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { maxLength: 12 }), days, async (made, { first, length, after, isSummed }) => {
      const { partner } = await makePartner({ depositMinor: 0n, creditLimitMinor: 10n ** 12n });
      await post(
        partner.id,
        made.map(({ kind, amountMinor, down, at }) => ({ kind, at, amountMinor: down ? -amountMinor : amountMinor })),
      );
      if (isSummed) await sumDepositDays();
      for (const [time_zone, hours] of [
        ["UTC", 0],
        ["Asia/Tashkent", -5],
      ] as const) {
        const instant = (day: number) => new Date(Date.UTC(2026, 9, 1 + day, hours));
        const read = (from: number, to: number) =>
          readStatement({ partnerId: partner.id, query: { from: dayText(from), to: dayText(to), time_zone } });
        const last = first + length;
        const shown = statement.parse(await read(first, last));
        const counted = await countBetween(partner.id, instant(first), instant(last + 1));
        expect(shown).toEqual({
          from: instant(first).toISOString(),
          until: instant(last + 1).toISOString(),
          accounts: [{ currency: "UZS", opening_balance: counted.opening, movements: counted.movements, closing_balance: counted.closing }],
        });
        const next = await read(last + 1, last + 1 + after);
        expect(next.accounts[0]?.opening_balance).toBe(shown.accounts[0]?.closing_balance);
        const { items } = transactionPage.parse(
          await listTransactions({ partnerId: partner.id, query: { from: dayText(first), to: dayText(last), time_zone, limit: 100 } }),
        );
        const [opening = 0, closing = 0] = [shown.accounts[0]?.opening_balance, shown.accounts[0]?.closing_balance];
        expect(items.reduce((sum, { amount }) => sum + fromMajor(amount), 0)).toBe(fromMajor(closing) - fromMajor(opening));
      }
    }),
    { numRuns: propertyRuns(25) },
  );
});

describe("by the interface", () => {
  let own: Credentials;
  let partnerId: string;
  beforeAll(async () => {
    const seller = await makePartner({ depositMinor: 0n });
    partnerId = seller.partner.id;
    own = await makeCredentials(seller);
    const at = (minute: number) => new Date(Date.UTC(2026, 9, 5, 10, minute));
    await post(partnerId, [
      { kind: "deposit", amountMinor: 900_000, at: at(0) },
      ...Array.from({ length: 5 }, (_, index) => ({ kind: "payment" as const, amountMinor: -1000 * (index + 1), at: at(1) })),
      { kind: "refund", amountMinor: 700, at: at(2) },
    ]);
  });
  const list = async (query: Record<string, unknown>, credential = own.keyWith("read")) => {
    const { data } = await callOperation("list_transactions", { query, credential });
    return transactionPage.parse(data);
  };

  test("movements come page by page, each once, however many come in between", async () => {
    const first = await list({ limit: 3 });
    expect(first.items.map(({ amount }) => amount)).toEqual([7, -50, -40]);
    await depositMoney({ partnerId, amountMinor: 123, memo: "Bank transfer" });
    const second = await list({ limit: 3, cursor: first.next_cursor });
    const third = await list({ limit: 3, cursor: second.next_cursor });
    expect([...second.items, ...third.items].map(({ amount }) => amount)).toEqual([-30, -20, -10, 9000]);
    expect(third.next_cursor).toBeNull();
    expect((await list({ limit: 1 })).items[0]).toMatchObject({ kind: "deposit", amount: 1.23, memo: "Bank transfer", booking_id: null });
  });

  test("they are chosen by kind and by days, and by nothing that is none", async () => {
    expect((await list({ kind: "payment" })).items).toHaveLength(5);
    expect((await list({ kind: "deposit", to: "2026-10-05" })).items.map(({ amount }) => amount)).toEqual([9000]);
    expect((await list({ from: "2026-10-06", to: "2026-10-07" })).items).toEqual([]);
    expect((await list({ booking: randomUUID() })).items).toEqual([]);
    const wrong = [
      { cursor: "x" },
      { cursor: "a b" },
      { limit: 101 },
      { time_zone: "Mars/Olympus" },
      { from: "2026-10-07", to: "2026-10-06" },
    ];
    for (const query of [...wrong, { kind: "gift" }, { booking: "1" }]) {
      const answer = await callOperation("list_transactions", { query, credential: own.keyWith("read") });
      expect(answer, JSON.stringify(query)).toMatchObject({ status: 422, error: { errors: expect.any(Object) } });
    }
  });

  test("nobody sees another partner's, nor one mode the other's", async () => {
    const stranger = await makeCredentials(await makePartner({ depositMinor: 0n }));
    const { next_cursor: cursor } = await list({ limit: 1 });
    for (const credential of [stranger.fullKey, stranger.token]) expect((await list({ cursor }, credential)).items).toEqual([]);
    expect((await list({}, own.testKey)).items.map(({ memo }) => memo)).toEqual(["Test money"]);
    const query = { from: "2026-10-01", to: "2026-10-31" };
    const { data } = await callOperation("read_statement", { query, credential: stranger.fullKey });
    expect(statement.parse(data).accounts).toEqual([{ currency: "UZS", opening_balance: 0, movements: [], closing_balance: 0 }]);
  });
});

test("a page of a hundred thousand movements is read by an index, and the few of a kind among them too", async () => {
  const { partner, depositAccountId } = await makePartner({ depositMinor: 0n });
  const [many, few] = [100_000, 15];
  // One side of each is enough to be listed. The oldest few are of another kind.
  const batch = 10_000;
  for (let from = 1; from < many; from += batch)
    await runPastTriggers(
      `with made as (
         insert into ledger_transaction (id, kind, memo, created_at)
         select gen_random_uuid(), (case when n > ${many - few} then 'deposit' else 'payment' end)::transaction_kind, 'many', now() - n * interval '1 minute'
           from generate_series(${from}, ${from + batch - 1}) n returning id, kind, created_at)
       insert into ledger_entry (transaction_id, account_id, amount_minor, kind, created_at) select id, $1::uuid, 1, kind, created_at from made`,
      depositAccountId,
    );
  await db().$executeRaw`analyze ledger_entry`;
  await db().$executeRaw`analyze ledger_transaction`;
  const list = (query: object) => listTransactions({ partnerId: partner.id, query });
  expect((await list({ limit: 100 })).items).toHaveLength(100);
  expect((await list({ kind: "deposit" })).items).toHaveLength(few);
  for (const condition of ["", "and e.kind = 'deposit'"]) {
    const plan = await db().$queryRawUnsafe<{ "QUERY PLAN": string }[]>(
      `explain (analyze, timing off) select * from ledger_entry e where e.account_id = '${depositAccountId}' ${condition} order by e.created_at desc, e.id desc limit 21`,
    );
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
    expect(text).toContain("Index Scan Backward");
    expect(text).not.toMatch(/Sort|Rows Removed/);
  }
});
