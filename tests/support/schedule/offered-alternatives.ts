import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { NO_FILTERS, type SearchDirection } from "@/lib/suppliers/port/selling";
import { book, makeBody, ONE_ADULT } from "../bookings/booking";
import { quoteOffer } from "../offers/quote-offer";
import type { World } from "../world/world";
import { changesOf } from "./state-of-changes";

/** The alternatives of a booking's last change, as its partner reads them. */
export async function alternativesAt(world: World, bookingId: string, now = world.now) {
  const { schedule_changes } = await readBooking({ partnerId: world.partner.id, bookingId, locale: "en", now });
  return schedule_changes.at(-1)?.options.alternatives ?? [];
}

type Offered = Awaited<ReturnType<typeof alternativesAt>>[number];

/** `HY271,TK1979`, direction by direction. */
export function numbersOf({ directions }: Offered): string[] {
  return directions.map(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code}${flight_number}`).join());
}

/** Answers the open change of a booking with an alternative. */
export async function chooseOf(world: World, bookingId: string, alternative: string, now = world.now): Promise<void> {
  const [change] = (await changesOf(bookingId)).filter(({ state }) => state === "open");
  await chooseAlternative({ partnerId: world.partner.id, bookingId, changeId: change?.id ?? "", actor: "test", now, alternative });
}

/** Books the journey of these flights: `HY271,TK1979`, direction by direction. */
export async function bookFlights({ partner, now }: World, directions: SearchDirection[], numbers: readonly string[], party = ONE_ADULT) {
  const query = { directions, filters: NO_FILTERS, cabin: "E", party, currency: partner.currency, now } as const;
  const { offers } = await houseSupplier.selling.search(query);
  const offer = offers.find((each) =>
    each.directions.every(({ segments }, index) => {
      return segments.map(({ carrier, flightNumber }) => carrier + flightNumber).join() === numbers[index];
    }),
  );
  if (!offer) throw new Error(`${numbers.join(" and ")} cannot be had`);
  return book({ partner, now, offerId: quoteOffer({ offer, partner, cabin: "E", party, now }), body: makeBody(party) });
}

/** Legs and classes on which a booking has seats, in the order of travel: `HY0271|2026-12-01|TASIST T`. */
export async function seatsOf(bookingId: string): Promise<string[]> {
  const { seats } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  return parseSeats(seats).map(({ legKey, bookingClass }) => `${legKey} ${bookingClass}`);
}
