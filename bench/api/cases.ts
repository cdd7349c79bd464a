import { z } from "zod";
import { booking } from "@/lib/contracts/bookings";
import type { Offer } from "@/lib/contracts/offers";
import type { OperationName } from "@/lib/contracts/operations";
import type { Shot, Supply } from "./load";
import { type BenchPartner, bookingShot, inDays, searchPath, TOKEN_SHOT } from "./partner";

/** One line of the table. A path that changes something has a request of its own for every booking, so its loads are of a fixed number. */
export interface BenchCase {
  name: string;
  operation: OperationName | "empty";
  supply: (requests: number) => Promise<Supply>;
  changes: boolean;
}

export const EMPTY: BenchCase = { name: "empty route handler", operation: "empty", changes: false, supply: always("/api/health") };

const PAID = z.object({});

/** Offers that can be refunded, spread over dates and carriers so that no flight sells out. */
async function refundableOffers(partner: BenchPartner): Promise<Offer[]> {
  const found: Offer[] = [];
  for (let day = 30; day < 150; day += 2) {
    for (const to of ["IST", "DXB", "SVO"]) {
      const offers = await partner.offers(searchPath(to, inDays(day), { cabin: "B" }));
      found.push(...offers.filter(({ refund, directions }) => refund && directions[0]?.segments.length === 1));
    }
  }
  if (found.length === 0) throw new Error("no refundable offers");
  return found;
}

function always(path: string): BenchCase["supply"] {
  return async () => () => ({ method: "GET", path });
}

function each(shots: Shot[]): Supply {
  return () => shots.pop() ?? null;
}

/** Every path of the interface, each ready to be loaded. */
export async function makeCases(partner: BenchPartner): Promise<BenchCase[]> {
  const offers = await refundableOffers(partner);
  let turn = 0;
  const nextOffer = () => offers[turn++ % offers.length]?.id ?? "";
  const book = async (count: number) => {
    const made: string[] = [];
    for (let i = 0; i < count; i++) made.push(await partner.book(nextOffer()));
    return made;
  };
  const pay = async (ids: string[]) => {
    for (const id of ids) await partner.ask({ method: "POST", path: `/api/v1/booking/${id}/payment` }, PAID);
    return ids;
  };
  const ticketed = async (count: number) => {
    const ids = await pay(await book(count));
    for (const id of ids) await untilTicketed(partner, id);
    return ids;
  };

  const [one = ""] = await book(1);
  const [sold = ""] = await ticketed(1);
  const sample = offers[0]?.id ?? "";
  const family = (await partner.offers(searchPath("IST", inDays(60)))).find(({ is_fare_family }) => is_fare_family)?.id ?? sample;
  const reading = (operation: OperationName, path: string, name: string = operation): BenchCase => ({
    name,
    operation,
    changes: false,
    supply: always(path),
  });
  const changing = (
    operation: OperationName,
    method: "POST" | "DELETE",
    tail: string,
    prepare: (count: number) => Promise<string[]>,
  ): BenchCase => ({
    name: operation,
    operation,
    changes: true,
    supply: async (count) => each((await prepare(count)).map((id) => ({ method, path: `/api/v1/booking/${id}/${tail}` }))),
  });
  return [
    { name: "mint_token", operation: "mint_token", changes: false, supply: async () => () => TOKEN_SHOT },
    reading("check_balance", "/api/v1/accounts/check-balance"),
    reading("search_offers", searchPath("LHR", inDays(45)), "search_offers, TAS–LHR one way"),
    reading("search_offers", searchPath("IST", inDays(45), { back: inDays(52) }), "search_offers, TAS–IST round trip"),
    reading("check_offer", `/api/v1/offers/${sample}`),
    reading("check_offer", `/api/v1/offers/${sample}?with-additional-services=1`, "check_offer with services"),
    reading("list_fare_family", `/api/v1/offers/${family}/fare-family`),
    reading("read_offer_rules", `/api/v1/offers/${sample}/rules`),
    {
      name: "create_booking",
      operation: "create_booking",
      changes: true,
      supply: async (count) => each(Array.from({ length: count }, () => bookingShot(nextOffer()))),
    },
    reading("read_booking", `/api/v1/booking/${sold}`),
    reading("read_booking_rules", `/api/v1/booking/${sold}/rules`),
    reading("check_booking_price", `/api/v1/booking/${one}/check-price`),
    reading("read_payment_permission", `/api/v1/booking/${one}/payment-permission`),
    changing("pay_booking", "POST", "payment", book),
    reading("read_fiscalization", `/api/v1/booking/${sold}/fiscalization`),
    reading("list_receipts", `/api/v1/booking/${sold}/pdf-receipt`),
    changing("cancel_unpaid", "DELETE", "cancel-unpaid", book),
    changing("void_booking", "DELETE", "void", async (count) => pay(await book(count))),
    reading("get_refund_amounts", `/api/v1/booking/${sold}/get-refund-amounts`),
    changing("auto_cancel", "DELETE", "auto-cancel", ticketed),
    changing("request_manual_refund", "DELETE", "manual-refund", ticketed),
    reading("list_schedule", `/api/v1/services/schedule?departure_from=${inDays(30)}&departure_to=${inDays(31)}&airport_from=TAS`),
    reading("list_visa_types", "/api/v1/visa-types/v2?countries[0]=TR&countries[1]=GB"),
    reading("list_visa_types_legacy", "/api/v1/visa-types?countries[0]=TR&countries[1]=GB"),
  ];
}

const PATIENCE_MS = 60_000;

async function untilTicketed(partner: BenchPartner, id: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; ) {
    if ((await partner.ask({ method: "GET", path: `/api/v1/booking/${id}` }, booking)).status === "ticketed") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`booking ${id} was not ticketed within a minute`);
}
