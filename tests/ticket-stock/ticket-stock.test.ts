import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { readBooking, readPaymentPermission } from "@/lib/services/booking/document/read-booking";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { confirmWay } from "@/lib/services/booking/passenger-lists/confirm-way";
import { declareWay } from "@/lib/services/booking/passenger-lists/declare-way";
import { closeInventedStocks, declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import type { TicketOrder } from "@/lib/suppliers/port/ordering";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { runStockCommand } from "@/scripts/lib/commands/stock-commands";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** HY has what a test declares, and the others what they have in the world. */
beforeEach(async () => {
  await db().ticketIssue.deleteMany();
  await db().ticket.updateMany({ data: { ticketNumber: null, document: null } });
  await db().ticketStock.deleteMany({ where: { carrier: { in: ["HY", "C6"] } } });
});

const stock = (command: string) => runStockCommand(command.split(" ").filter((word) => word !== ""));

async function carriersFound(): Promise<Set<string>> {
  const directions = [directionOf("TAS", "IST", world.date(30))];
  const { offers } = await houseSupplier.selling.search({
    directions,
    filters: NO_FILTERS,
    cabin: "E",
    party: ONE_ADULT,
    currency: "UZS",
    now: world.now,
  });
  return new Set(offers.flatMap((offer) => offer.directions.flatMap(({ segments }) => segments.map(({ carrier }) => carrier))));
}

function order(key: string, passengers: number, ...carriers: string[]): TicketOrder {
  const ticketGroups = carriers.map((carrier) => ({ validatingCarrier: carrier, carriers: [carrier], segments: [] }));
  const snapshot: BookingSnapshot = {
    ...{ version: 1, supplier: "house", reference: "", flightType: "regular", currency: "UZS", brand: "" },
    ...{ services: [], notices: [], directions: [], conditions: [], prices: [], ticketGroups },
  };
  const passengerIds = Array.from({ length: passengers }, (_, index) => `${key}-${index}`);
  return { key, order: null, passengerIds, snapshot };
}

async function numbersOf(key: string, passengers: number, ...carriers: string[]): Promise<string[]> {
  return (await houseSupplier.ordering.issueTickets(order(key, passengers, ...carriers))).map(({ ticketNumber }) => ticketNumber).sort();
}

type Drawn = { lacking: string } | { numbers: { number: number }[] };

/** As a process asks for several orders. */
async function drawTogether(orders: { key: string; carriers: string[]; passengers: number }[]): Promise<Drawn[]> {
  const [row] = await db().$queryRaw<{ drawn: Drawn[] }[]>`select draw_ticket_numbers_v2(${JSON.stringify(orders)}::jsonb) as drawn`;
  return row?.drawn ?? [];
}

/** How many statements draw numbers while something is done. */
async function drawsDuring(work: () => Promise<void>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const draws = spy.mock.calls.filter(([statement]) => JSON.stringify(statement).includes("draw_ticket_numbers")).length;
  spy.mockRestore();
  return draws;
}

describe("a carrier without a ticket stock is not on sale", () => {
  test("not in searches, prices by day, anywhere, nor by an offer made before; it is again with a stock, and until that is closed", async () => {
    await expect.poll(carriersFound).not.toContain("HY");
    expect(await stock("list")).toContain("not on sale, no ticket stock: HY");
    const declared = await stock("declare HY 250-2400000001 250-2400000100");
    expect(declared).toMatch(/stock \d+ of HY, 250-2400000001 to 250-2400000100, 100 numbers/);
    await expect.poll(carriersFound).toContain("HY");
    const { offer } = await findOffer({ ...world, date: world.date(30) });
    const context = { cabin: "E", party: ONE_ADULT, currency: "UZS", now: world.now } as const;
    const calendar = {
      ...context,
      asker: world.partner.id,
      origin: "TAS",
      destination: "IST",
      fromDate: world.date(30),
      days: 1,
      roundTrip: null,
    };
    const anywhere = { ...context, asker: world.partner.id, origin: "TAS", fromDate: world.date(30), days: 1, roundTrip: null };
    const filters = { ...NO_FILTERS, carriers: ["HY"] };
    const looks = async () => ({
      offer: (await houseSupplier.selling.reprice(offer.reference, context)) !== null,
      day: (await houseSupplier.ownSchedule.calendar({ ...calendar, filters })).days.some(({ lowest }) => lowest !== null),
      anywhere: (await houseSupplier.ownSchedule.destinations({ ...anywhere, filters })).length > 0,
    });
    expect(await looks()).toEqual({ offer: true, day: true, anywhere: true });
    const id = /stock (\d+)/.exec(declared)?.[1];
    expect(await stock(`close ${id}`)).toContain(`Back: npx parvoz stock reopen ${id}`);
    await expect.poll(carriersFound).not.toContain("HY");
    expect(await looks()).toEqual({ offer: false, day: false, anywhere: false });
    await stock(`reopen ${id}`);
    await expect.poll(carriersFound).toContain("HY");
  });

  test("its last number ends its sale, and what is held unpaid is not paid until there is another stock", async () => {
    await stock("declare HY 250-2400000001 250-2400000002");
    await expect.poll(carriersFound).toContain("HY");
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(31) });
    const { id } = await book({ partner, now, offerId, body: makeBody() });
    await numbersOf("others", 2, "HY");
    await expect.poll(carriersFound).not.toContain("HY");
    const pay = () => payBooking({ bookingId: id, partnerId: partner.id, actor: "test", now });
    await expect(pay()).rejects.toMatchObject({ kind: "tickets_unavailable", data: { carrier: "HY" } });
    expect((await db().booking.findUniqueOrThrow({ where: { id } })).status).toBe("booked");
    const permission = () => readPaymentPermission({ bookingId: id, partnerId: partner.id, locale: "en", now });
    expect(await permission()).toMatchObject({ payment_allowed: false, reason: { error_code: 100620 } });
    await stock("declare HY 250-2400000003 250-2400000003");
    expect(await permission()).toEqual({ payment_allowed: true });
    expect((await pay()).status).toBe("paid");
    expect(await issueTickets({ bookingId: id, now })).toBe(true);
    const { passengers } = await readBooking({ bookingId: id, partnerId: partner.id, locale: "en", now });
    expect(passengers[0]?.tickets).toMatchObject([{ ticket_number: "2502400000003", document: "airline_ticket", airline_locators: [] }]);
  });
});

test("a paid booking whose last number another one took is issued once there are more, or gets everything back", async () => {
  await stock("declare HY 250-2400000001 250-2400000002");
  await expect.poll(carriersFound).toContain("HY");
  const { partner, now } = world;
  const paid = async (days: number) => {
    const { offerId } = await findOffer({ ...world, date: world.date(days) });
    const { id } = await book({ partner, now, offerId, body: makeBody() });
    await payBooking({ bookingId: id, partnerId: partner.id, actor: "test", now });
    return id;
  };
  const [waits, fails] = [await paid(32), await paid(33)];
  await numbersOf("others", 2, "HY");
  await expect(issueTickets({ bookingId: waits, now })).rejects.toMatchObject({ final: false });
  expect(await failTicketing({ bookingId: fails, now })).toBe(true);
  const back = await readFiscalization({ bookingId: fails, partnerId: partner.id });
  expect(back.refund_fiscalization_v2).toEqual(back.fiscalization_v2);
  await stock("declare HY 250-2400000003 250-2400000003");
  expect(await issueTickets({ bookingId: waits, now })).toBe(true);
});

describe("numbers", () => {
  test("are drawn in order, the same for an order that asks again, on into the next range, and none where there are too few", async () => {
    await stock("declare HY 250-2400000001 250-2400000003");
    expect(await numbersOf("a", 2, "HY")).toEqual(["2502400000001", "2502400000002"]);
    expect(await numbersOf("a", 2, "HY")).toEqual(["2502400000001", "2502400000002"]);
    await expect(numbersOf("b", 2, "HY")).rejects.toThrow("the ticket stock of HY has run out");
    await stock("declare HY 250-2500000000 250-2500000009");
    expect(await numbersOf("b", 2, "HY")).toEqual(["2502400000003", "2502500000000"]);
    expect(await numbersOf("c", 1, "HY", "HY")).toEqual(["2502500000001", "2502500000002"]);
  });

  test("of 60 orders of two carriers at once are 120 different ones without a gap; of one order at once always the same", async () => {
    await stock("declare HY 250-2400000001 250-2400000500");
    const [first] = await db().ticketStock.findMany({ where: { carrier: "TK" } });
    const numbers: string[] = [];
    const draws = await drawsDuring(async () => {
      const orders = Array.from({ length: 60 }, (_, index) => numbersOf(`many-${index}`, 1, ...(index % 2 ? ["HY", "TK"] : ["TK", "HY"])));
      numbers.push(...(await Promise.all(orders)).flat());
    });
    // The first one's, and those that came meanwhile, 32 at most together.
    expect(draws).toBeLessThanOrEqual(3);
    expect(new Set(numbers).size).toBe(120);
    const ours = numbers.filter((number) => number.startsWith("250")).sort();
    expect(ours).toEqual(Array.from({ length: 60 }, (_, index) => String(2_502_400_000_001 + index)));
    expect((await db().ticketStock.findUniqueOrThrow({ where: { id: first?.id ?? 0 } })).nextNumber).toBe((first?.nextNumber ?? 0n) + 60n);
    const same = await Promise.all(Array.from({ length: 10 }, () => numbersOf("one", 3, "HY")));
    expect(new Set(same.map(String)).size).toBe(1);
  });

  test("of processes at once, of this version and the one before, for some of the same orders in any order, have neither gaps nor doubles", async () => {
    await stock("declare HY 250-2400000001 250-2400000040");
    await stock("declare HY 250-2500000001 250-2500000500");
    const keys = Array.from({ length: 40 }, (_, index) => `shared-${index}`);
    const hands = Array.from({ length: 8 }, (_, hand) => async () => {
      const own = hand % 2 ? [...keys].reverse() : keys;
      for (let from = hand; from < own.length; from += 5) {
        const some = own.slice(from, from + 1 + (hand % 4));
        if (hand < 2) for (const key of some) await db().$queryRaw`select draw_ticket_numbers_v1(${key}, array['HY', 'TK'], 2) as drawn`;
        else await drawTogether(some.map((key) => ({ key, carriers: ["HY", "TK"], passengers: 2 })));
      }
    });
    await Promise.all(hands.map((hand) => hand()));
    const issued = await db().ticketIssue.findMany({ where: { stock: { carrier: "HY" } }, select: { orderKey: true, ticketNumber: true } });
    const orders = new Set(issued.map(({ orderKey }) => orderKey));
    expect(issued).toHaveLength(2 * orders.size);
    const serials = issued.map(({ ticketNumber }) => Number(ticketNumber % 10_000_000_000n)).sort((one, other) => one - other);
    const first = Array.from({ length: 40 }, (_, index) => 2_400_000_001 + index);
    const second = Array.from({ length: Math.max(0, issued.length - 40) }, (_, index) => 2_500_000_001 + index);
    expect(serials).toEqual([...first, ...second].slice(0, issued.length));
  });

  test("of a process that dies before it has committed are drawn by the next, and an order that finds none takes none from those beside it", async () => {
    await stock("declare HY 250-2400000001 250-2400000005");
    const died = db().$transaction(async (tx) => {
      await tx.$queryRaw`select draw_ticket_numbers_v2(${JSON.stringify([{ key: "dead", carriers: ["HY"], passengers: 2 }])}::jsonb)`;
      throw new Error("dies");
    });
    await expect(died).rejects.toThrow("dies");
    const answers = await drawTogether([
      { key: "two", carriers: ["HY"], passengers: 2 },
      { key: "four", carriers: ["HY"], passengers: 4 },
      { key: "three", carriers: ["HY"], passengers: 3 },
      { key: "two", carriers: ["HY"], passengers: 2 },
    ]);
    const numbers = answers.map((answer) =>
      "lacking" in answer ? answer.lacking : answer.numbers.map(({ number }) => number - 2_502_400_000_000),
    );
    expect(numbers).toEqual([[1, 2], "HY", [3, 4, 5], [1, 2]]);
  });

  test("of orders at once on a range that is too short go to as many as it has, whole", async () => {
    await stock("declare HY 250-2400000001 250-2400000007");
    const ended = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => numbersOf(`short-${index}`, 2, "HY")));
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await db().ticketIssue.count()).toBe(6);
  });
});

test("what the command tells is JSON where that is asked for", async () => {
  const { id } = JSON.parse(await stock("declare HY 250-2400000001 250-2400000002 --json"));
  const range = { id, carrier: "HY", first: "2502400000001", last: "2502400000002", left: 2 };
  expect(JSON.parse(await stock("list --json")).stocks).toContainEqual(expect.objectContaining({ ...range, closedAt: null }));
  expect(JSON.parse(await stock(`close --json ${id}`))).toMatchObject({ ...range, waiting: 0 });
});

describe("the command refuses, and changes nothing", () => {
  test.each([
    ["", /npx parvoz stock declare/i],
    ["declare", /CARRIER is missing/i],
    ["declare hy own", /not a carrier's code of two characters: hy/i],
    ["declare Q9 own", /Q9 is no carrier known here/i],
    ["declare HY", /FIRST is missing/i],
    ["declare HY 250-2400000001", /one is missing/i],
    ["declare HY 2400000001 2400000002", /not a ticket number: 2400000001/i],
    ["declare HY 250-2400000002 250-2400000001", /lower one first/i],
    ["declare HY 235-2400000001 235-2400000002", /tickets of HY begin with 250/i],
    ["declare HY 250-9999999999 251-0000000001", /one accounting code/i],
    ["declare C6 250-2400000001 250-2400000002", /250 is the accounting code of HY/i],
    ["declare HY 000-2400000001 000-2400000002", /no airline's accounting code/i],
    ["declare HY own please", /superfluous/i],
    ["declare HY 250-2400000001 250-2400000002 250-2400000003", /superfluous: 250-2400000003/i],
    ["list all", /superfluous/i],
    ["close", /NUMBER is missing/i],
    ["close HY", /not the number of a stock: HY/i],
    ["close 99999", /there is no stock 99999/i],
    ["reopen 99999", /there is no stock 99999/i],
  ])("%s", async (command, text) => {
    const before = await db().ticketStock.findMany({ orderBy: { id: "asc" } });
    await expect(stock(command)).rejects.toThrow(text);
    expect(await db().ticketStock.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  test("a range that overlaps another, has issued numbers, or is beside open stock of another kind", async () => {
    const declared = await stock("declare HY 250-2400000001 250-2400000010");
    await expect(stock("declare HY 250-2400000010 250-2400000020")).rejects.toThrow("overlaps the stock");
    await expect(stock("declare HY own")).rejects.toThrow("close it first");
    await numbersOf("a", 2, "HY");
    const id = /stock (\d+)/.exec(declared)?.[1];
    await stock(`close ${id}`);
    await expect(stock("declare HY 250-2400000002 250-2400000020")).rejects.toThrow("has numbers that were issued from the closed stock");
    // What was not issued is free.
    await stock("declare HY 250-2400000003 250-2400000020");
    await expect(stock(`reopen ${id}`)).rejects.toThrow("by now");
    const raced = await Promise.allSettled([1, 2, 3].map(() => stock("declare HY 250-2600000000 250-2600000010")));
    expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test("own documents of a charter have numbers of no airline, and are called so in the answers", async () => {
  await stock("declare HY own");
  const by = { declaredBy: "upgrade", declaredAt: world.now, confirmedAt: world.now, isTakenOver: true };
  const valid = { validFrom: new Date("2000-01-01"), validTo: new Date("9999-12-31") };
  await db().charterPaper.create({ data: { carrier: "HY", kind: "contract", number: "", reason: "on sale before", ...valid, ...by } });
  await expect.poll(carriersFound).toContain("HY");
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(32) });
  const { id } = await book({ partner, now, offerId, body: makeBody() });
  await payBooking({ bookingId: id, partnerId: partner.id, actor: "test", now });
  await issueTickets({ bookingId: id, now });
  const { passengers } = await readBooking({ bookingId: id, partnerId: partner.id, locale: "en", now });
  expect(passengers[0]?.tickets).toMatchObject([
    { ticket_number: expect.stringMatching(/^000\d{10}$/), document: "own_document", airline_locators: [] },
  ]);
});

test("every act is in the audit log", async () => {
  const since = new Date();
  const id = /stock (\d+)/.exec(await stock("declare HY 250-2400000001 250-2400000010"))?.[1];
  await stock(`close ${id}`);
  await stock(`reopen ${id}`);
  const rows = await db().auditEvent.findMany({ where: { occurredAt: { gte: since } }, orderBy: { id: "asc" } });
  expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
    ["ticket_stock_declared", "command"],
    ["ticket_stock_closed", "command"],
    ["ticket_stock_reopened", "command"],
  ]);
});

test("invented numbers end with the demonstration, and come back with it; stock that was declared stays", async () => {
  await stock("declare HY 250-2400000001 250-2400000010");
  const way = { carrier: "HY", way: "fetched", addresses: [], offsets: [24], reason: "agreed", by: COMMAND, now: world.now } as const;
  await confirmWay({ id: (await declareWay(way)).id, by: { actor: "operator:second" }, now: world.now });
  expect(await closeInventedStocks(world.now)).toContain("TK");
  await expect.poll(carriersFound).toEqual(new Set(["HY"]));
  await declareInventedStocks(["HY", "TK"], world.now);
  await expect.poll(carriersFound).toContain("TK");
  expect(await db().ticketStock.count({ where: { carrier: "HY" } })).toBe(1);
});
