import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { GET as commissionsRoute } from "@/app/api/operator/reports/commissions/route";
import { GET as debtsRoute } from "@/app/api/operator/reports/debts/route";
import { GET as refundsRoute } from "@/app/api/operator/reports/refunds/route";
import { GET as salesExport } from "@/app/api/operator/reports/sales/export/route";
import { GET as salesRoute } from "@/app/api/operator/reports/sales/route";
import { GET as ticketsExport } from "@/app/api/operator/reports/tickets/export/route";
import { GET as ticketsRoute } from "@/app/api/operator/reports/tickets/route";
import type { RouteHandler } from "@/lib/api/handler";
import { houseDebts, houseRefunds, houseSales, type TicketRow, ticketPage } from "@/lib/contracts/operator/reports/money";
import { commissions } from "@/lib/contracts/operator/reports/trade";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays } from "@/lib/domain/dates";
import { fromMajor } from "@/lib/domain/money";
import { REFUND_GROUPS, SALE_GROUPS } from "@/lib/domain/reports/groups";
import { tashkentText } from "@/lib/domain/tashkent";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const today = tashkentText(new Date()).slice(0, 10);
const ago = (days: number) => addDays(today, -days);
/** What is sold is spread over so many days. */
const DAYS = 12;
const actor = "partner:test";

type Agency = Awaited<ReturnType<typeof makePartner>>;

let world: World;
let operatorId: string;
let agencies: Agency[];
let days = 20;
beforeAll(async () => {
  world = await makeWorld();
  agencies = [await makeAgency(), await makeAgency(), await makeAgency({ depositMinor: 0n, creditLimitMinor: 10n ** 12n })];
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["accountant"] } });
  operatorId = userId;
  // Of its test mode nothing is reported.
  const twin = await makePartner();
  await db().partner.update({ where: { id: twin.partner.id }, data: { testOf: agencies[0]?.partner.id ?? null } });
  await sell({ agency: twin, to: "IST", adults: 1, fate: "kept", age: 0 });
});

/** A partner whose code is written as codes are. */
async function makeAgency(money: Parameters<typeof makePartner>[0] = {}): Promise<Agency> {
  const made = await makePartner(money);
  await db().partner.update({ where: { id: made.partner.id }, data: { code: codeOf(made) } });
  return made;
}

const codeOf = ({ partner }: Agency) => partner.id.slice(0, 8).toUpperCase();

const FATES = ["unpaid", "kept", "bags", "void", "rules", "part", "decided"] as const;

interface Sale {
  agency: Agency;
  to: string;
  adults: number;
  fate: (typeof FATES)[number];
  /** How many days ago its money moved. */
  age: number;
}

/** Books, pays and does to the booking what becomes of it. */
async function sell({ agency, to, adults, fate, age }: Sale): Promise<void> {
  days += 1;
  const { now } = world;
  const party = { adt: adults, chd: 0, inf: 0, ins: 0 };
  const { id, passengers } = await bookJourney({ ...world, partner: agency.partner, date: world.date(days), to, party });
  const address = { partnerId: agency.partner.id, bookingId: id, actor, now };
  if (fate === "unpaid") return;
  await makeRefundable(id);
  await payBooking(address);
  if (fate !== "void") await issueTickets({ bookingId: id, now });
  if (fate === "bags") {
    const { passengers: offered } = await readBags(address);
    await addBags({ ...address, bags: [{ passenger: passengers[0]?.key ?? "", id: offered[0]?.bags[0]?.id ?? "" }] });
  }
  if (fate === "void") await voidBooking(address);
  if (fate === "rules") await autoCancelBooking(address);
  if (fate === "part") await refundPassengers({ ...address, passengers: [passengers[0]?.key ?? ""] });
  if (fate === "decided") {
    await requestManualRefund({ ...address, asked: { reason: "illness", text: "" } });
    const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id, state: "open" } });
    await settleRefundRequest({ refundRequestId: request.id, ...address, note: "", fareMinor: 1_000_000, taxesMinor: 0, feeMinor: 0 });
  }
  await db()
    .$executeRaw`update ledger_transaction set created_at = created_at - ${age}::integer * interval '1 day' where booking_id = ${id}::uuid`;
  await db().$executeRaw`
    update ledger_entry e set created_at = t.created_at from ledger_transaction t where t.id = e.transaction_id and t.booking_id = ${id}::uuid`;
  await db().ledgerAccount.update({ where: { id: agency.depositAccountId }, data: { summedUntil: null } });
}

/** Its fares may be given back for a fee. */
async function makeRefundable(id: string): Promise<void> {
  const snapshot = parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id } })).snapshot);
  const refundBefore = { permitted: true, feeMinor: 1_000_000 };
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, conditions })}::jsonb where id = ${id}::uuid`;
}

async function ask(route: RouteHandler, query: Record<string, string>): Promise<unknown> {
  const answer = await callPortal(route, { userId: operatorId, query: `?${new URLSearchParams(query)}` });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

/** What the entries of live deposits come to, read row by row. */
async function entriesOf(from: string, to: string, code?: string) {
  const entries = await db().ledgerEntry.findMany({
    where: {
      account: { kind: "deposit", partner: { testOf: null, ...(code !== undefined && { code }) } },
      kind: { in: ["payment", "refund"] },
    },
  });
  const dayOf = (at: Date) => tashkentText(at).slice(0, 10);
  const within = entries.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
  const sumOf = (kind: string) => within.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + Number(entry.amountMinor), 0);
  return { sold: 0 - sumOf("payment"), refunded: sumOf("refund") };
}

/** What the house's fees of live agencies come to, transaction by transaction. */
async function feesOf(from: string, to: string, code?: string) {
  const partner = { testOf: null, ...(code !== undefined && { code }) };
  const transactions = await db().ledgerTransaction.findMany({
    where: { entries: { some: { account: { kind: "deposit", partner } } }, kind: { in: ["payment", "refund"] } },
    include: { entries: { include: { account: true } } },
  });
  const within = transactions.filter(({ createdAt }) => {
    const day = tashkentText(createdAt).slice(0, 10);
    return day >= from && day <= to;
  });
  const sumOf = (kind: string) =>
    within
      .filter((transaction) => transaction.kind === kind)
      .flatMap(({ entries }) => entries.filter(({ account }) => account.kind === "fees"))
      .reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
  return { charged: sumOf("payment"), back: 0 - sumOf("refund") };
}

async function ticketsOf(period: Record<string, string>): Promise<TicketRow[]> {
  const rows: TicketRow[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = ticketPage.parse(await ask(ticketsRoute, { ...period, ...(cursor && { cursor }) }));
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows;
}

const total = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) => rows.reduce((sum, row) => sum + fromMajor(amountOf(row)), 0);

/** Every report of the period is what the entries come to, and says so. */
async function expectReports(from: string, to: string, code?: string): Promise<void> {
  const period = { from, to, ...(code !== undefined && { agency: code }) };
  const entries = await entriesOf(from, to, code);
  for (const by of SALE_GROUPS) {
    const { groups, totals, ledger } = houseSales.parse(await ask(salesRoute, { ...period, by }));
    expect(ledger.agrees, by).toBe(true);
    expect([fromMajor(totals.sold), fromMajor(totals.refunded)], by).toEqual([entries.sold, entries.refunded]);
    for (const field of ["bookings", "passengers", "sold", "refunds", "refunded", "net"] as const)
      expect(
        total(groups, (group) => group[field]),
        `${by} ${field}`,
      ).toBe(fromMajor(totals[field]));
  }
  const fees = await feesOf(from, to, code);
  for (const by of SALE_GROUPS) {
    const { groups, totals, ledger } = commissions.parse(await ask(commissionsRoute, { ...period, by }));
    expect(ledger.agrees, by).toBe(true);
    expect([fromMajor(totals.fees), fromMajor(totals.fees_back)], by).toEqual([fees.charged, fees.back]);
    expect(
      total(groups, ({ fees_left }) => fees_left),
      by,
    ).toBe(fees.charged - fees.back);
  }
  for (const by of REFUND_GROUPS) {
    const { groups, totals, ledger } = houseRefunds.parse(await ask(refundsRoute, { ...period, by }));
    expect(ledger.agrees, by).toBe(true);
    expect(fromMajor(totals.refunded), by).toBe(entries.refunded);
    expect(fromMajor(totals.paid) - fromMajor(totals.kept), by).toBe(entries.refunded);
    expect(
      total(groups, ({ paid }) => paid),
      by,
    ).toBe(fromMajor(totals.paid));
  }
  const rows = await ticketsOf(period);
  const [sold, given] = [
    rows.filter(({ act }) => act === "sale" || act === "extras"),
    rows.filter(({ act }) => act === "refund" || act === "void"),
  ];
  expect(total(sold, (row) => row.total)).toBe(entries.sold);
  expect(total(given, (row) => row.total)).toBe(0 - entries.refunded);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted());
}

function agencyAt(place: number): Agency {
  const agency = agencies[place];
  if (!agency) throw new Error(`no agency ${place}`);
  return agency;
}

const sale = fc.record({
  agency: fc.nat(2),
  to: fc.constantFrom("IST", "SKD"),
  adults: fc.integer({ min: 1, max: 2 }),
  fate: fc.constantFrom(...FATES),
  age: fc.nat(DAYS),
});

test("whatever is booked, paid, bought, voided and refunded, all reports equal the ledger, before days are summed and afterwards", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { minLength: 4, maxLength: 10 }),
      fc.nat(DAYS),
      fc.nat(DAYS),
      fc.option(fc.nat(2), { nil: null }),
      async (sales, one, other, only) => {
        for (const { agency, ...made } of sales) await sell({ ...made, agency: agencyAt(agency) });
        const [from, to] = [ago(Math.max(one, other)), ago(Math.min(one, other))];
        const code = only === null ? undefined : codeOf(agencyAt(only));
        await expectReports(from, to, code);
        await sumDepositDays();
        await expectReports(from, to, code);
      },
    ),
    { numRuns: propertyRuns(6) },
  );
});

async function fileOf(route: RouteHandler, query: Record<string, string>) {
  const { name, content } = tableFile.parse(await ask(route, query));
  return { name, bytes: Buffer.from(content, "base64") };
}

test("files end with their totals and with what the ledger says, and are the same each time", async () => {
  const agency = await makeAgency();
  for (const fate of ["kept", "bags", "void", "decided"] as const) await sell({ agency, to: "IST", adults: 1, fate, age: 1 });
  const period = { from: ago(1), to: today, agency: codeOf(agency) };
  const { sold, refunded } = await entriesOf(period.from, period.to, period.agency);
  const net = (sold - refunded) / 100;

  const csv = await fileOf(ticketsExport, { ...period, format: "csv" });
  expect(csv.name).toBe(`tickets-${period.from}-${period.to}.csv`);
  const lines = csv.bytes.toString().trimEnd().split("\r\n");
  expect(lines[0]).toContain("Ticket,Validating carrier,Route");
  expect(lines.at(-2)).toBe(`Total,,,,,,,,,,,,,${net},,UZS,,`);
  expect(lines.at(-1)).toBe(`By the ledger,,,,,,,,,,,,,${net},,UZS,,`);
  expect(lines.slice(1).filter((line) => line.includes(",Extra bags,"))).toHaveLength(1);
  expect(lines.filter((line) => /,Sale,\d{13},HY,TAS-IST,/.test(line)).length).toBeGreaterThan(2);
  expect((await fileOf(ticketsExport, { ...period, format: "csv" })).bytes.equals(csv.bytes)).toBe(true);

  const { bytes } = await fileOf(salesExport, { ...period, by: "agency", format: "xlsx" });
  const sheet = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet.match(new RegExp(`<v>${sold / 100}</v>`, "g"))).toHaveLength(3);
  expect(sheet).toContain("By the ledger");
});

test("where sums of days are wrong, the report says that it differs from the ledger", async () => {
  const agency = await makeAgency();
  await sell({ agency, to: "IST", adults: 1, fate: "kept", age: 3 });
  await sumDepositDays();
  await db().depositDay.updateMany({
    where: { accountId: agency.depositAccountId, grouping: "day", kind: "payment" },
    data: { paidMinor: 1n },
  });
  const asked = { from: ago(5), to: today, agency: codeOf(agency), by: "day" };
  const { totals, ledger } = houseSales.parse(await ask(salesRoute, asked));
  expect([ledger.agrees, totals.sold]).toEqual([false, 0.01]);
  expect(fromMajor(ledger.sold)).toBe((await entriesOf(asked.from, asked.to, asked.agency)).sold);
  await db().ledgerAccount.update({ where: { id: agency.depositAccountId }, data: { summedUntil: null } });
});

test("days that an earlier version has summed without fees have them in the report at once, and are summed anew", async () => {
  const agency = await makeAgency();
  await sell({ agency, to: "IST", adults: 1, fate: "kept", age: 3 });
  await sumDepositDays();
  const ofAgency = { accountId: agency.depositAccountId };
  await db().depositDay.updateMany({ where: ofAgency, data: { feeMinor: null } });
  const asked = { from: ago(5), to: today, agency: codeOf(agency), by: "carrier" };
  const fees = async () => commissions.parse(await ask(commissionsRoute, asked));
  expect((await fees()).totals.fees).toBeGreaterThan(0);
  expect((await fees()).ledger.agrees).toBe(true);
  await sumDepositDays();
  expect(await db().depositDay.count({ where: { ...ofAgency, feeMinor: null } })).toBe(0);
  expect((await fees()).ledger.agrees).toBe(true);
});

test("a debt is what was spent last, by its age", async () => {
  const agency = await makeAgency({ depositMinor: 0n, creditLimitMinor: 10n ** 12n });
  for (const age of [100, 45, 5]) await sell({ agency, to: "IST", adults: 1, fate: "kept", age });
  const entries = await db().ledgerEntry.findMany({ where: { accountId: agency.depositAccountId }, orderBy: { createdAt: "asc" } });
  const [oldest = 0, middle = 0, newest = 0] = entries.map(({ amountMinor }) => 0 - Number(amountMinor));
  await depositMoney({ partnerId: agency.partner.id, amountMinor: oldest + 1_000, memo: "Payment" });
  const row = async () => {
    const { items } = houseDebts.parse(await ask(debtsRoute, { currency: "UZS" }));
    return items.find((item) => item.agency.code === codeOf(agency));
  };
  const expected = {
    ...{ debt: (middle + newest - 1_000) / 100, days_30: newest / 100, days_60: (middle - 1_000) / 100 },
    ...{ days_90: 0, older: 0, credit: 10 ** 10 },
  };
  expect(await row()).toMatchObject(expected);
  await sumDepositDays();
  expect(await row()).toMatchObject(expected);
});

test("a period of more than a year and an unknown group are refused by their names", async () => {
  const refused = async (query: Record<string, string>) => {
    const answer = await callPortal(salesRoute, { userId: operatorId, query: `?${new URLSearchParams(query)}` });
    return [answer.status, Object.keys((await answer.json()).errors)];
  };
  expect(await refused({ from: "2025-01-01", to: "2026-06-01", by: "day" })).toEqual([422, ["to"]]);
  expect(await refused({ from: ago(1), to: today, by: "colour" })).toEqual([422, ["by"]]);
});
