/** Bookings that the service itself has made, in every state: what the many are copies of. */
import { bookingRequest } from "@/lib/contracts/interface/bookings";
import { addDays } from "@/lib/domain/dates";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { directionOf } from "@/lib/suppliers/port/selling";
import { bookingBody } from "@/scripts/storm/buyer";
import { findOffer } from "./find-offer";

/** What became of a booking. */
export const STATES = ["ticketed", "held", "cancelled", "refunded", "refunded_in_part", "asked"] as const;
export type State = (typeof STATES)[number];

/** A booking of each state on each of some routes. */
export interface Template {
  id: string;
  /** Place of its route, the busiest first. */
  route: number;
  state: State;
}

const TO = ["IST", "DXB", "SVO", "ALA", "SKD", "LED", "FRA", "UGC", "BHK", "JED", "DEL", "ICN"];
const DAYS_AHEAD = 25;

/** Sells every state on every route that the demonstration has. @param actor as booking events name them */
export async function makeTemplates(partner: PartnerContext, actor: string): Promise<Template[]> {
  const templates: Template[] = [];
  let route = 0;
  for (const to of TO) {
    const made: Template[] = [];
    for (const [place, state] of STATES.entries()) {
      const id = await sell({ partner, actor, to, state, adults: state === "refunded_in_part" ? 2 : 1 + ((route + place) % 2) });
      if (id !== null) made.push({ id, route, state });
    }
    if (made.length < STATES.length) continue;
    templates.push(...made);
    route += 1;
  }
  if (route < 2) throw new Error("the demonstration sells too few routes");
  return templates;
}

interface Sale {
  partner: PartnerContext;
  actor: string;
  to: string;
  state: State;
  adults: number;
}

/** @returns the booking; null where nothing is sold there whose price comes back */
async function sell({ partner, actor, to, state, adults }: Sale): Promise<string | null> {
  const now = new Date();
  const direction = directionOf("TAS", to, addDays(now.toISOString().slice(0, 10), DAYS_AHEAD));
  const offerId = await findOffer({ partner, direction, adults, now }, ({ refundable }) => refundable);
  if (offerId === null) return null;
  const body = bookingRequest.parse(JSON.parse(bookingBody(Math.random, adults)));
  const { id, passengers } = await createBooking({ partner, actor, locale: "ru", offerId, body, now });
  const address = { partnerId: partner.id, bookingId: id, actor, now };
  if (state === "held") return id;
  if (state === "cancelled") await cancelUnpaidBooking(address);
  else {
    await payBooking(address);
    await issueTickets({ bookingId: id, now });
    if (state === "refunded") await voidBooking(address);
    if (state === "refunded_in_part") await refundPassengers({ ...address, passengers: passengers.slice(1).map(({ key }) => key) });
    if (state === "asked") await requestManualRefund(address);
  }
  return id;
}
