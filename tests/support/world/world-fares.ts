import type { Prisma } from "@/lib/generated/prisma/client";

type FareRow = Prisma.FareCreateManyInput;

/** LIGHT in T and Y, FLEX in Y, BUSINESS in C: what every carrier of the tests' network sells. */
function brandsOf(carrier: string, origin: string, destination: string, usd: number, business: boolean): FareRow[] {
  const economy = { cabin: "E", handPieces: 1, handKg: 8 };
  const rows = [
    { ...economy, brand: "LIGHT", brandRank: 0, bookingClass: "T", amountMinor: usd * 100, baggagePieces: 0, baggageKg: 0, services: [] },
    { ...economy, brand: "LIGHT", brandRank: 0, bookingClass: "Y", amountMinor: usd * 150, baggagePieces: 0, baggageKg: 0, services: [] },
    {
      ...economy,
      ...flexible(1_000),
      brand: "FLEX",
      brandRank: 1,
      bookingClass: "Y",
      amountMinor: usd * 200,
      baggagePieces: 1,
      baggageKg: 23,
      services: ["seat_choice", "meal"],
    },
    {
      ...flexible(0),
      brand: "BUSINESS",
      brandRank: 2,
      bookingClass: "C",
      cabin: "B",
      amountMinor: usd * 500,
      handPieces: 2,
      handKg: 8,
      baggagePieces: 2,
      baggageKg: 32,
      services: ["seat_choice", "meal", "lounge"],
    },
  ];
  return rows
    .filter((row) => business || row.cabin === "E")
    .map((row) => ({ carrier, origin, destination, currency: "USD", childPercent: 75, infantPercent: 10, infantSeatPercent: 75, ...row }));
}

function flexible(feeMinor: number) {
  return { refundBeforeMinor: feeMinor, refundAfterMinor: feeMinor * 5, changeBeforeMinor: feeMinor, changeAfterMinor: feeMinor };
}

function bothWays(carrier: string, origin: string, destination: string, usd: number, business = true): FareRow[] {
  return [...brandsOf(carrier, origin, destination, usd, business), ...brandsOf(carrier, destination, origin, usd, business)];
}

/** Adult LIGHT amounts in US dollars, the same in both directions. */
export function worldFares(): FareRow[] {
  return [
    ...bothWays("HY", "TAS", "IST", 200),
    ...bothWays("HY", "TAS", "SKD", 20, false),
    ...bothWays("TK", "TAS", "IST", 240),
    ...bothWays("TK", "IST", "LON", 150),
    ...bothWays("TK", "TAS", "LON", 350),
    ...bothWays("PC", "TAS", "IST", 120, false),
    ...bothWays("FZ", "TAS", "DXB", 100, false),
    ...bothWays("EK", "DXB", "LON", 200),
    ...bothWays("X0", "TAS", "AYT", 180, false),
  ];
}
