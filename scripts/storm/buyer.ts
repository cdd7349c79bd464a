import { z } from "zod";
import { token } from "@/lib/contracts/interface/accounts";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import { envelope } from "@/lib/contracts/shared";
import { setRateLimits } from "@/lib/services/access/credentials/set-rate-limits";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { addUser } from "@/lib/services/access/people/add-user";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { FLIGHTS, INVENTED } from "./flights";
import { digits, letters } from "./random";

/** A partner's program. */
export interface Buyer {
  partnerId: string;
  token: string;
}

interface OpenBuyer {
  code: string;
  port: number;
  /** What it can spend. */
  depositMinor?: number;
  serviceFeeMinor?: number;
}

/** Opens a partner without limits of its own, in the database of this process. */
export async function openBuyer({ code, port, depositMinor = 1e15, serviceFeeMinor = 0 }: OpenBuyer): Promise<Buyer> {
  const { id: partnerId } = await addPartner({
    ...{ code, name: code, currency: "UZS", serviceFeeMinor, recommendedMarkupBp: 300, creditLimitMinor: 0 },
  });
  await setRateLimits({ partnerCode: code, rates: Object.fromEntries(RATE_CLASSES.map((name) => [name, 100_000])) });
  await depositMoney({ partnerId, amountMinor: depositMinor, memo: "Deposit" });
  const email = `${code.toLowerCase()}@parvoz.example`;
  const { password } = await addUser({ partnerCode: code, email, name: code, role: "agent" });
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/accounts/tokens`, {
    method: "POST",
    body: JSON.stringify({ email, password, access_type: "avia" }),
  });
  return { partnerId, token: envelope(token).parse(await response.json()).data.token };
}

/** A journey on the invented flights. */
export interface Journey {
  flight: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** Back on the flight with the next number on this date. */
  returnDate?: string;
  adults?: number;
}

/** The offer of that journey. @throws Error where there is none */
export async function findOffer(buyer: Buyer, port: number, { flight, date, returnDate, adults = 1 }: Journey): Promise<Offer> {
  const legs = [[INVENTED.from, INVENTED.to, date], ...(returnDate === undefined ? [] : [[INVENTED.to, INVENTED.from, returnDate]])];
  const query = new URLSearchParams({ service_class: "E", adults: String(adults), children: "0", infants: "0", infants_with_seat: "0" });
  for (const [index, [from = "", to = "", day = ""]] of legs.entries()) {
    query.set(`directions[${index}][departure_airport]`, from);
    query.set(`directions[${index}][arrival_airport]`, to);
    query.set(`directions[${index}][date]`, day);
  }
  query.set("limit", "300");
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/offers?${query}`, { headers: { authorization: `Bearer ${buyer.token}` } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`search: ${response.status} ${text.slice(0, 300)}`);
  const wanted = legs.map((_, index) => String(flight + index));
  const offers = envelope(z.array(offer)).parse(JSON.parse(text)).data;
  const found = offers.find(({ directions }) =>
    directions.every(({ segments }, index) =>
      segments.every((segment) => segment.airline.code === INVENTED.carrier && Number(segment.flight_number) === Number(wanted[index])),
    ),
  );
  if (!found) throw new Error(`flight ${INVENTED.carrier} ${flight} on ${date} is not offered among ${offers.length} offers`);
  return found;
}

/** The body of a booking of adults whom no other booking has. */
export function bookingBody(random: () => number, adults = 1): string {
  const passengers = Array.from({ length: adults }, () => ({
    ...{
      first_name: `Namuna${letters(8, random)}`,
      last_name: `Sinov${letters(8, random)}`,
      age: "adt",
      birthdate: "1990-05-01",
      gender: "M",
    },
    ...{ citizenship: "UZ", tel: "+998901234567", doc_type: "A", doc_expire: "2035-01-01" },
    doc_number: `${letters(2, random)}${digits(7, random)}`,
  }));
  return JSON.stringify({ payer_name: "Namuna Tolovchi", payer_email: "payer@parvoz.example", payer_tel: "+998901234567", passengers });
}

/** The id in the answer to a booking. */
export function bookingIdOf(body: string): string {
  return createdBookingId.parse(JSON.parse(body)).data.id;
}

const createdBookingId = z.object({ data: createdBooking.pick({ id: true }).loose() });

/** Fewer than the widest flight has seats. */
const SOLD_A_DAY = 900;

/** Offers of the widest flight on as many days, from the first one on, as it takes to sell so many seats. @param firstDay from today */
export function findWideOffers(buyer: Buyer, port: number, { firstDay, seats }: { firstDay: number; seats: number }): Promise<string[]> {
  const days = Array.from({ length: Math.ceil(seats / SOLD_A_DAY) }, (_, day) => inDays(firstDay + day));
  return Promise.all(days.map(async (date) => (await findOffer(buyer, port, { flight: FLIGHTS.wide, date })).id));
}

/** `YYYY-MM-DD` so many days from today, UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
