import { describe, expect, test } from "vitest";
import { REFUND_FARES, type RefundFare } from "@/tests/support/bookings/refund-fares";
import type { BookingSnapshot } from "../booking/booking-snapshot";
import { utcMinutes } from "../dates";
import { sum } from "../money";
import { addAmounts, amountsOf, totalOf } from "../pricing/price-lines";
import { refundByRules, refundOfAll } from "../refund/count-refund";
import { detailOf, detailOfWhole } from "../refund/refund-detail";
import { lineTotal, type ReportedBooking, refundLines, saleLines, type TicketLine } from "./ticket-lines";

const idOf = (place: number) => `passenger-${place}`;

/** The booking with a number for each ticket: `250<passenger><group>`. */
function bookingOf(snapshot: BookingSnapshot): ReportedBooking {
  const passengers = snapshot.prices.map((_, place) => idOf(place));
  const tickets = passengers.flatMap((passengerId, place) =>
    snapshot.ticketGroups.map((_, ticketGroup) => ({ passengerId, ticketGroup, ticketNumber: `250${place}${ticketGroup}` })),
  );
  return { snapshot, passengers, tickets };
}

/** The same journey with a ticket for each direction. */
function split(snapshot: BookingSnapshot): BookingSnapshot {
  const ticketGroups = snapshot.directions.map(({ segments }, direction) => ({
    ...{ validatingCarrier: direction === 0 ? "HY" : "TK", carriers: ["HY"] },
    segments: segments.map((_, segment): [number, number] => [direction, segment]),
  }));
  return { ...snapshot, ticketGroups };
}

const totals = (lines: readonly TicketLine[]) => sum(lines.map(lineTotal));
const priceOf = (snapshot: BookingSnapshot) => totalOf(addAmounts(snapshot.prices.map(amountsOf)));

describe.each(REFUND_FARES)("$name", ({ snapshot: sold, reports, at }: RefundFare) => {
  test.each([
    ["on one ticket", sold],
    ["on a ticket for each direction", split(sold)],
  ])("%s: the lines of its sale are its price, and those of what comes back are that", (_, snapshot) => {
    const booking = bookingOf(snapshot);
    const paidMinor = priceOf(snapshot);
    expect(totals(saleLines(booking, paidMinor))).toBe(paidMinor);
    const backs = [
      ["by_rules", refundByRules({ snapshot, reports, nowUtc: utcMinutes(new Date(at)) })],
      ["void", refundOfAll({ snapshot })],
    ] as const;
    for (const [kind, back] of backs) {
      const { refundMinor } = back;
      const lines = refundLines(booking, { kind, paidMinor, refundMinor, detail: detailOf(back, booking.passengers) });
      expect(totals(lines)).toBe(0 - refundMinor);
      const coded = lines.filter(({ taxes }) => taxes.length > 0);
      for (const { taxes, taxMinor } of coded) expect(sum(taxes.map(({ amountMinor }) => amountMinor))).toBe(taxMinor);
    }
  });
});

test("a void is the sale turned round, ticket by ticket and tax by tax", () => {
  for (const { snapshot } of REFUND_FARES) {
    const booking = bookingOf(split(snapshot));
    const paidMinor = priceOf(snapshot);
    const sale = saleLines(booking, paidMinor).filter(({ act }) => act === "sale");
    const back = refundOfAll(booking);
    const given = refundLines(booking, { kind: "void", paidMinor, refundMinor: paidMinor, detail: detailOf(back, booking.passengers) });
    const facts = (sign: 1 | -1) => (line: TicketLine) => [
      ...[line.ticketNumbers, line.carrier, line.route],
      line.taxes.map(({ code, amountMinor }) => [code, sign * amountMinor]),
    ];
    expect(given.map(facts(-1))).toEqual(sale.map(facts(1)));
    expect(given.every(({ act, penaltyMinor }) => act === "void" && penaltyMinor === 0)).toBe(true);
  }
});

test("bags that were paid with a booking are a line without a ticket", () => {
  const [fare] = REFUND_FARES;
  if (!fare) throw new Error("no fare");
  const booking = bookingOf(fare.snapshot);
  const plain = sum(
    saleLines(booking, priceOf(fare.snapshot))
      .filter(({ act }) => act === "sale")
      .map(lineTotal),
  );
  const lines = saleLines(booking, plain + 1_000);
  expect(lines.at(-1)).toMatchObject({ act: "extras", ticketNumbers: [], bagMinor: 1_000, fareMinor: 0 });
  expect(saleLines(booking, plain).some(({ act }) => act === "extras")).toBe(false);
});

test("what people decide for a booking as a whole is one line with all its tickets, and what is kept of the unflown part is the penalty", () => {
  const [fare] = REFUND_FARES;
  if (!fare) throw new Error("no fare");
  const booking = bookingOf(fare.snapshot);
  const detail = detailOfWhole({ fare: 700, tax: 200, fee: 0, bag: 0 }, 50);
  expect(refundLines(booking, { kind: "manual", paidMinor: 1_000, refundMinor: 900, detail })).toEqual([
    expect.objectContaining({
      ...{ act: "refund", ticketNumbers: booking.tickets.map(({ ticketNumber }) => ticketNumber) },
      ...{ fareMinor: -700, taxMinor: -200, feeMinor: 0, bagMinor: 0, taxes: [], penaltyMinor: 50 },
    }),
  ]);
});

test("the first ticket of a sale tells what of its fee is a markup and what was taken off its fare, and a void turns the markup round", () => {
  const snapshot = REFUND_FARES[0]?.snapshot;
  if (!snapshot) throw new Error("there are worked fares");
  const marked = { ...snapshot, prices: snapshot.prices.map((price) => ({ ...price, markupMinor: 300, discountMinor: 200 })) };
  const booking = bookingOf(split(marked));
  const paidMinor = priceOf(marked);
  const ofEach = (minor: number) => marked.prices.map(() => minor);
  const sale = saleLines(booking, paidMinor);
  const toldOf = (lines: readonly TicketLine[], what: "markupMinor" | "discountMinor") => lines.flatMap((line) => line[what] ?? []);
  expect([toldOf(sale, "markupMinor"), toldOf(sale, "discountMinor")]).toEqual([ofEach(300), ofEach(200)]);
  const back = (whole: ReturnType<typeof refundOfAll>) =>
    refundLines(booking, { kind: "void", paidMinor, refundMinor: whole.refundMinor, detail: detailOf(whole, booking.passengers) });
  expect(toldOf(back(refundOfAll(booking)), "markupMinor")).toEqual(ofEach(-300));
});
