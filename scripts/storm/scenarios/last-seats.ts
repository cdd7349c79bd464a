import { randomUUID } from "node:crypto";
import type { Account } from "../account";
import { bookingBody, bookingIdOf, findOffer, inDays, openBuyer } from "../buyer";
import { FLIGHTS } from "../flights";
import { insist } from "../insist";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";

const BUYERS = 500;
/** A day on which nothing else is sold. */
const DAY = 60;

interface Race {
  flight: number;
  seats: number;
  adults?: number;
  /** There and back: a seat of each flight, or of none. */
  isReturn?: boolean;
}

const RACES: readonly Race[] = [
  { flight: FLIGHTS.seven, seats: 7, isReturn: true },
  { flight: FLIGHTS.fifty, seats: 50, adults: 3 },
  { flight: FLIGHTS.one, seats: 1 },
  { flight: FLIGHTS.seven, seats: 7 },
  { flight: FLIGHTS.fifty, seats: 50 },
];
/** A storm below a minute has time for the first so many. */
const FEW = 2;

/** 500 buyers at once on the last seats: as many bookings as there is room for, and a clear refusal for all others. */
export const lastSeats: Scenario = {
  name: "last-seats",
  async *run(context) {
    const races = context.minutes < 1 ? RACES.slice(0, FEW) : RACES;
    for (const [index, one] of races.entries()) yield await race(context, one, DAY + index * 2);
  },
};

function race(context: StormContext, { flight, seats, adults = 1, isReturn = false }: Race, day: number) {
  const { product, client } = context;
  const { portal, tier } = product.ports;
  const fault = `${BUYERS} buyers, last ${seats} seats${adults > 1 ? `, ${adults} each` : ""}${isReturn ? ", there and back" : ""}`;
  const work = async (account: Account, random: () => number) => {
    const buyer = await openBuyer({ code: partnerCode(), port: tier });
    const journey = { flight, date: inDays(day), ...(isReturn && { returnDate: inDays(day + 1) }), adults };
    const { id: offer } = await findOffer(buyer, tier, journey);
    const buy = async () => {
      account.tries++;
      const port = random() < 0.3 ? portal : tier;
      const request = { method: "POST", path: `/api/v1/offers/${offer}/booking`, token: buyer.token, key: randomUUID() } as const;
      const reply = await insist({ client, account, portOf: () => port, request: { ...request, body: bookingBody(random, adults) } });
      if (reply.status === 200) return void account.booked(bookingIdOf(reply.body));
      if (reply.status !== 404 && reply.status !== 422)
        account.complain(`a buyer was answered ${reply.status} ${reply.body.slice(0, 200)}`);
    };
    await Promise.all(Array.from({ length: BUYERS }, buy));
    const room = Math.floor(seats / adults);
    if (account.bookings.size !== room) account.complain(`${account.bookings.size} of ${room} bookings were made`);
    return [buyer.partnerId];
  };
  return faultRow({ context, fault, work });
}
