import { expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { openName } from "@/lib/services/ground/personal-data/person";
import { parseChoices } from "@/lib/services/quotes/kept-choice";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { writeHistory } from "@/scripts/demo-history/write-history";
import { bookJourney } from "@/tests/support/bookings/booking";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { makeWorld } from "@/tests/support/world/world";

const DAY_MS = 86_400_000;

/** What there is of the past, by the days of Tashkent. */
async function pastOf(partnerId: string, now: Date) {
  const bookings = await db().booking.findMany({
    where: { partnerId, createdAt: { lt: new Date(now.getTime() - DAY_MS / 2) } },
    orderBy: { createdAt: "asc" },
    include: { passengers: { orderBy: { position: "asc" } } },
  });
  const balances = await db().$queryRaw<{ least: bigint }[]>`
    select min(balance)::bigint as least from (
      select sum(e.amount_minor) over (order by e.created_at, e.id) as balance
        from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'deposit' and a.partner_id = ${partnerId}::uuid) running`;
  return { bookings, leastBalance: Number(balances[0]?.least) };
}

test("ninety days of sales end yesterday, on flights of those weeks, of people with names, and the ledger holds them", async () => {
  const now = new Date();
  const world = await makeWorld({ now });
  const partnerId = world.partner.id;
  await db().ledgerAccount.update({ where: { id: world.depositAccountId }, data: { balanceMinor: 0 } });
  await depositMoney({ partnerId, amountMinor: 100_000_000_000, memo: "Deposit" });
  const sell = async (days: number) => {
    const { id } = await bookJourney({ partner: world.partner, now, date: world.date(days), party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
    return { bookingId: id, partnerId, actor: "partner:test", now };
  };
  const issue = async (days: number) => {
    const sold = await sell(days);
    await payBooking(sold);
    await issueTickets({ bookingId: sold.bookingId, now });
    return sold;
  };
  await issue(12);
  await issue(20);
  await voidBooking(await issue(25));
  await cancelUnpaidBooking(await sell(30));

  await insertQuote({ partnerId });
  const made = await writeHistory([{ partnerId, code: "HUMO", actors: ["partner:test"], aDay: 5 }], now);

  const { bookings, leastBalance } = await pastOf(partnerId, now);
  expect(bookings).toHaveLength(made);
  expect(made).toBeGreaterThan(200);
  expect(leastBalance).toBeGreaterThanOrEqual(0);
  expect(now.getTime() - (bookings[0]?.createdAt.getTime() ?? 0)).toBeGreaterThan(85 * DAY_MS);
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(["ticketed", "cancelled", "refunded"]));
  for (const { createdAt, firstDepartureAt, snapshot, bookingNumber, publicToken } of bookings) {
    const [first] = parseSnapshot(snapshot).directions[0]?.segments ?? [];
    expect((first?.departure.utc ?? 0) * 60_000).toBe(firstDepartureAt.getTime());
    expect(first?.departure.local.slice(0, 10)).toBe(new Date(firstDepartureAt.getTime() + 5 * 3_600_000).toISOString().slice(0, 10));
    expect(firstDepartureAt.getTime()).toBeGreaterThan(createdAt.getTime() + DAY_MS);
    expect([bookingNumber, publicToken]).toEqual([expect.stringMatching(/^[A-Z3-9]{8}$/), expect.stringMatching(/^[\w-]{22}$/)]);
  }
  const [family] = bookings;
  const names = await Promise.all((family?.passengers ?? []).map(openName));
  expect(names.map(({ lastName }) => lastName)).toEqual([expect.stringMatching(/^(Namun|Misol|Sinov)/), names[0]?.lastName]);
  const quotes = await db().quote.findMany({ where: { partnerId, validUntil: { lt: now } } });
  expect(quotes.length).toBeGreaterThan(20);
  expect(quotes.filter(({ chosen }) => chosen !== null).every(({ bookingId }) => bookingId !== null)).toBe(true);
  expect(quotes.flatMap(({ choices }) => parseChoices(choices)).every(({ quoted }) => quoted.sellingMinor > 0)).toBe(true);
  const broken = await readOneMoment(async (read) => (await checkInvariants({ read, now })).filter(({ violations }) => violations > 0));
  expect(broken).toEqual([]);
});
