import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import type { Fare } from "@/lib/domain/pricing/fare";
import { boundsName } from "@/lib/domain/pricing/fare-changes/fare-names";
import {
  bookingClassCell,
  cabinCell,
  carrierCell,
  cell,
  currencyCell,
  fareAmountCell,
  matching,
  optionalCell,
  parseMonthDay,
  parseWeekdays,
  penaltyCell,
  placeCell,
  type SuccessorOf,
  wholeNumberCell,
  writeAmount,
  writeWeekdays,
  yesNoCell,
} from "./cells";
import type { CsvTable, RowName } from "./table";

/** A line of the fares file. */
export interface FareRow {
  fare: Fare;
  /** The same fare holds from the destination to the origin. */
  bothDirections: boolean;
}

const EVERY_DAY = 127;

const dateCell = optionalCell((text) => (isDate(text) ? text : undefined), "full_date", null);

/** Columns that a file may leave out, as all files did once: the fares are then bounded by neither dates nor flights, and hold one way. */
const OPTIONAL_COLUMNS: readonly string[] = ["both_directions", "travel_from", "travel_to", "sale_from", "sale_to", "flight_numbers"];

/** The columns in the order in which they are written. */
const WRITTEN_COLUMNS = [
  "carrier",
  "origin",
  "destination",
  "brand",
  "brand_rank",
  "booking_class",
  "cabin",
  "amount",
  "currency",
  "child_percent",
  "infant_percent",
  "infant_seat_percent",
  "baggage_pieces",
  "baggage_kg",
  "hand_pieces",
  "hand_kg",
  "season_from",
  "season_to",
  "days_of_week",
  "advance_purchase_days",
  "refund_before",
  "refund_after",
  "change_before",
  "change_after",
  "services",
  "travel_from",
  "travel_to",
  "sale_from",
  "sale_to",
  "flight_numbers",
] as const;

/** Columns of the fares file, see docs/importing-fares.md. */
export function fareTable(isKnownPlace: (code: string) => boolean, successorOf: SuccessorOf = () => undefined): CsvTable<FareRow> {
  const cells = fareCells(placeCell(isKnownPlace, successorOf));
  return {
    columns: Object.keys(cells).filter((column) => !OPTIONAL_COLUMNS.includes(column)),
    optionalColumns: OPTIONAL_COLUMNS,
    schema: z.object(cells).check(checkPlaces, checkSeason, checkDates).transform(toRow),
    identities: (row) => faresOf(row).map(nameOf),
    claims: ({ fare }) => [
      { subject: `${fare.carrier} ${fare.brand}`, column: "brand_rank", value: String(fare.brandRank) },
      { subject: `${fare.carrier} ${fare.bookingClass}`, column: "cabin", value: fare.cabin },
    ],
  };
}

/** The fare of a line, and its mirror image where it holds both ways. */
export function faresOf({ fare, bothDirections }: FareRow): Fare[] {
  return bothDirections ? [fare, { ...fare, origin: fare.destination, destination: fare.origin }] : [fare];
}

/** What a fare is told by: a second one of this name has another price or other terms for the same. */
function nameOf(fare: Fare): RowName {
  const { carrier, origin, destination, brand, bookingClass, seasonFrom, seasonTo, daysOfWeek, advancePurchaseDays } = fare;
  const season = seasonFrom === null ? "" : ` ${seasonFrom}…${seasonTo}`;
  const days = daysOfWeek === EVERY_DAY ? "" : ` ${writeWeekdays(daysOfWeek)}`;
  const advance = advancePurchaseDays === 0 ? "" : ` −${advancePurchaseDays}`;
  return [`${carrier} ${origin}–${destination}`, `${brand} ${bookingClass}${season}${days}${advance}${boundsName(fare)}`];
}

function fareCells(place: ReturnType<typeof placeCell>) {
  return {
    carrier: carrierCell,
    origin: place,
    destination: place,
    brand: cell(matching(/^[\p{L}\d][\p{L}\d -]{0,29}$/u), "brand"),
    brand_rank: wholeNumberCell(0, 20),
    booking_class: bookingClassCell,
    cabin: cabinCell,
    amount: fareAmountCell,
    currency: currencyCell,
    child_percent: wholeNumberCell(0, 100),
    infant_percent: wholeNumberCell(0, 100),
    infant_seat_percent: wholeNumberCell(0, 100),
    baggage_pieces: wholeNumberCell(0, 9),
    baggage_kg: wholeNumberCell(0, 99),
    hand_pieces: wholeNumberCell(0, 9),
    hand_kg: wholeNumberCell(0, 99),
    season_from: optionalCell(parseMonthDay, "month_day", null),
    season_to: optionalCell(parseMonthDay, "month_day", null),
    days_of_week: optionalCell(parseWeekdays, "days_of_week", EVERY_DAY),
    advance_purchase_days: wholeNumberCell(0, 330),
    refund_before: penaltyCell,
    refund_after: penaltyCell,
    change_before: penaltyCell,
    change_after: penaltyCell,
    services: optionalCell(parseServices, "services", []),
    both_directions: yesNoCell,
    ...{ travel_from: dateCell, travel_to: dateCell, sale_from: dateCell, sale_to: dateCell },
    flight_numbers: optionalCell(parseFlightNumbers, "flight_numbers", []),
  };
}

type Cells = { [Name in keyof ReturnType<typeof fareCells>]: z.output<ReturnType<typeof fareCells>[Name]> };
type Check = z.core.ParsePayload<Cells>;

function checkPlaces({ value, issues }: Check): void {
  if (value.origin !== value.destination) return;
  issues.push({ code: "custom", message: "same_places", path: ["destination"], params: { value: value.origin }, input: value });
}

function checkSeason({ value, issues }: Check): void {
  if ((value.season_from === null) === (value.season_to === null)) return;
  issues.push({ code: "custom", message: "season_half", path: ["season_from"], input: value });
}

function checkDates({ value, issues }: Check): void {
  for (const [from, to] of [["travel_from", "travel_to"] as const, ["sale_from", "sale_to"] as const]) {
    const [first, last] = [value[from], value[to]];
    if (first === null || last === null || first <= last) continue;
    issues.push({ code: "custom", message: "dates_reversed", path: [to], params: { value: last, other: first }, input: value });
  }
}

/** `101|103`: numbers without carrier and leading zeros. */
function parseFlightNumbers(text: string): number[] | undefined {
  if (!/^[1-9]\d{0,3}(\|[1-9]\d{0,3})*$/.test(text)) return undefined;
  return [...new Set(text.split("|").map(Number))].sort((one, other) => one - other);
}

function parseServices(text: string): string[] | undefined {
  return /^[a-z][a-z0-9_]*(\|[a-z][a-z0-9_]*)*$/.test(text) ? [...new Set(text.split("|"))] : undefined;
}

function toRow(cells: Cells): FareRow {
  return {
    fare: {
      carrier: cells.carrier,
      origin: cells.origin,
      destination: cells.destination,
      brand: cells.brand,
      brandRank: cells.brand_rank,
      bookingClass: cells.booking_class,
      cabin: cells.cabin,
      amountMinor: cells.amount,
      currency: cells.currency,
      childPercent: cells.child_percent,
      infantPercent: cells.infant_percent,
      infantSeatPercent: cells.infant_seat_percent,
      baggagePieces: cells.baggage_pieces,
      baggageKg: cells.baggage_kg,
      handPieces: cells.hand_pieces,
      handKg: cells.hand_kg,
      seasonFrom: cells.season_from,
      seasonTo: cells.season_to,
      daysOfWeek: cells.days_of_week,
      advancePurchaseDays: cells.advance_purchase_days,
      refundBeforeMinor: cells.refund_before,
      refundAfterMinor: cells.refund_after,
      changeBeforeMinor: cells.change_before,
      changeAfterMinor: cells.change_after,
      services: cells.services,
      ...{ travelFrom: cells.travel_from, travelTo: cells.travel_to, saleFrom: cells.sale_from, saleTo: cells.sale_to },
      flightNumbers: cells.flight_numbers,
    },
    bothDirections: cells.both_directions,
  };
}

/** A file of these fares, a line each, that is read back as they are. */
export function writeFares(fares: readonly Fare[]): string {
  const lines = fares.map((fare) => Object.values(fieldsOf(fare)).join(","));
  return [WRITTEN_COLUMNS.join(","), ...lines, ""].join("\n");
}

function fieldsOf(fare: Fare): Record<(typeof WRITTEN_COLUMNS)[number], string | number> {
  const { carrier, origin, destination, brand, cabin, currency } = fare;
  return {
    ...{ carrier, origin, destination, brand },
    brand_rank: fare.brandRank,
    booking_class: fare.bookingClass,
    cabin,
    amount: writeAmount(fare.amountMinor),
    currency,
    ...{ child_percent: fare.childPercent, infant_percent: fare.infantPercent, infant_seat_percent: fare.infantSeatPercent },
    ...{ baggage_pieces: fare.baggagePieces, baggage_kg: fare.baggageKg, hand_pieces: fare.handPieces, hand_kg: fare.handKg },
    ...{ season_from: fare.seasonFrom ?? "", season_to: fare.seasonTo ?? "" },
    days_of_week: fare.daysOfWeek === EVERY_DAY ? "" : writeWeekdays(fare.daysOfWeek),
    advance_purchase_days: fare.advancePurchaseDays,
    ...{ refund_before: writePenalty(fare.refundBeforeMinor), refund_after: writePenalty(fare.refundAfterMinor) },
    ...{ change_before: writePenalty(fare.changeBeforeMinor), change_after: writePenalty(fare.changeAfterMinor) },
    services: fare.services.join("|"),
    ...{ travel_from: fare.travelFrom ?? "", travel_to: fare.travelTo ?? "", sale_from: fare.saleFrom ?? "", sale_to: fare.saleTo ?? "" },
    flight_numbers: fare.flightNumbers.join("|"),
  };
}

function writePenalty(minor: number | null): string {
  return minor === null ? "no" : writeAmount(minor);
}
