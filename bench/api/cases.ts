import type { Shot, Supply } from "./load";
import { type BenchPartner, bookingShot, inDays, searchPath, TOKEN_SHOT } from "./partner";
import { Stock } from "./stock";

/** One line of the table. A path that changes something has a request of its own for every booking, so its loads are of a fixed number. */
export interface BenchCase {
  name: string;
  changes: boolean;
  supply: (requests: number) => Promise<Supply>;
}

export const EMPTY: BenchCase = reading("empty route handler", "/api/health");

function reading(name: string, path: string): BenchCase {
  return { name, changes: false, supply: async () => () => ({ method: "GET", path }) };
}

function changing(name: string, shotsFor: (requests: number) => Promise<Shot[]>): BenchCase {
  return {
    name,
    changes: true,
    supply: async (requests) => {
      const shots = await shotsFor(requests);
      return () => shots.pop() ?? null;
    },
  };
}

/** Every path of the interface, each ready to be loaded. */
export async function makeCases(partner: BenchPartner): Promise<BenchCase[]> {
  const stock = await Stock.of(partner);
  const [booked = ""] = await stock.booked(1);
  const [ticketed = ""] = await stock.ticketed(1);
  return [
    { name: "mint_token", changes: false, supply: async () => () => TOKEN_SHOT },
    reading("check_balance", "/api/v1/accounts/check-balance"),
    ...(await offerCases(partner, stock)),
    changing("create_booking", async (count) => Array.from({ length: count }, () => bookingShot(stock.nextOffer()))),
    ...readCases(booked, ticketed),
    ...changeCases(stock),
    reading("list_schedule", `/api/v1/services/schedule?departure_from=${inDays(30)}&departure_to=${inDays(31)}&airport_from=TAS`),
    reading("list_visa_types", "/api/v1/visa-types/v2?countries[0]=TR&countries[1]=GB"),
    reading("list_visa_types_legacy", "/api/v1/visa-types?countries[0]=TR&countries[1]=GB"),
  ];
}

async function offerCases(partner: BenchPartner, stock: Stock): Promise<BenchCase[]> {
  const offer = `/api/v1/offers/${stock.nextOffer()}`;
  const found = await partner.offers(searchPath("IST", inDays(60)));
  const withFamily = found.find(({ is_fare_family }) => is_fare_family)?.id;
  if (!withFamily) throw new Error("no offer with a fare family");
  return [
    reading("search_offers, TAS–LHR one way", searchPath("LHR", inDays(45))),
    reading("search_offers, TAS–IST round trip", searchPath("IST", inDays(45), { back: inDays(52) })),
    reading("check_offer", offer),
    reading("check_offer with services", `${offer}?with-additional-services=1`),
    reading("list_fare_family", `/api/v1/offers/${withFamily}/fare-family`),
    reading("read_offer_rules", `${offer}/rules`),
  ];
}

function readCases(booked: string, ticketed: string): BenchCase[] {
  const of = (name: string, id: string, tail: string) => reading(name, `/api/v1/booking/${id}${tail}`);
  return [
    of("read_booking", ticketed, ""),
    of("read_booking_rules", ticketed, "/rules"),
    of("check_booking_price", booked, "/check-price"),
    of("read_payment_permission", booked, "/payment-permission"),
    of("read_fiscalization", ticketed, "/fiscalization"),
    of("list_receipts", ticketed, "/pdf-receipt"),
    of("get_refund_amounts", ticketed, "/get-refund-amounts"),
  ];
}

function changeCases(stock: Stock): BenchCase[] {
  const each = (method: Shot["method"], tail: string, ids: string[]) =>
    ids.map((id) => ({ method, path: `/api/v1/booking/${id}/${tail}` }) satisfies Shot);
  return [
    changing("pay_booking", async (count) => each("POST", "payment", await stock.booked(count))),
    changing("cancel_unpaid", async (count) => each("DELETE", "cancel-unpaid", await stock.booked(count))),
    changing("void_booking", async (count) => each("DELETE", "void", await stock.ticketed(count))),
    changing("auto_cancel", async (count) => each("DELETE", "auto-cancel", await stock.ticketed(count))),
    changing("request_manual_refund", async (count) => each("DELETE", "manual-refund", await stock.ticketed(count))),
  ];
}
