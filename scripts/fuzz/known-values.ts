import fc from "fast-check";
import { GUIDES } from "@/components/docs/nav";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import type { Known } from "./schema-values";

/** What there is in the product that is fuzzed. */
interface World {
  /** Airports that flights connect. */
  airports: readonly string[];
  airlines: readonly string[];
  /** Days on which they fly, `YYYY-MM-DD`. */
  days: readonly string[];
  offers: readonly string[];
  bookings: readonly string[];
  /** Of status pages and receipts. */
  tokens: readonly string[];
  /** Ids of addresses that messages are sent to. */
  endpoints: readonly string[];
  /** Of somebody who may sign in at the portal's page. */
  account: { csrfToken: string; email: string; password: string };
}

/** Pages of the documentation, as addresses spell them. */
const DOCS_PAGES = GUIDES.map(({ page }) => page);
const OPERATION_PAGES = Object.keys(OPERATIONS).map((name) => name.replaceAll("_", "-"));

/** Good values of the fields that a schema alone cannot know. */
export function knownValues({ airports, airlines, days, offers, bookings, tokens, endpoints, account }: World): Known {
  const airport = fc.constantFrom(...airports);
  const day = fc.constantFrom(...days);
  const count = (...numbers: number[]) => fc.constantFrom(...numbers);
  const way = (from: string, to: string, date: string) => ({ departure_airport: from, arrival_airport: to, date });
  const [here = "", there = "", beyond = here] = airports;
  const [first = "", second = first] = days;
  const journeys = [
    [way(here, there, first)],
    [way(here, beyond, second)],
    [way(here, there, first), way(there, here, second)],
    [way(here, there, first), way(there, beyond, second)],
  ];
  return {
    directions: fc.constantFrom(...journeys),
    departure_airport: airport,
    arrival_airport: airport,
    airport_from: airport,
    airport_to: airport,
    origin: airport,
    destination: airport,
    date: day,
    departure_from: day,
    departure_to: day,
    "airlines[]": fc.constantFrom(...airlines),
    "exclude_airlines[]": fc.constantFrom(...airlines),
    "connection_airports[]": airport,
    "exclude_connection_airports[]": airport,
    currency: fc.constantFrom("UZS", "USD"),
    max_travel_time: count(300, 900, 3_000),
    q: fc.constantFrom("ist", "Таш", "london heathrow", ""),
    "countries[]": fc.constantFrom("TR", "DE", "AE", "UZ"),
    adults: count(1, 1, 1, 2, 9),
    children: count(0, 0, 1),
    infants: count(0, 0, 1),
    infants_with_seat: count(0, 0, 1),
    passengers: fc.array(passenger, { minLength: 1, maxLength: 2 }),
    payer_name: fc.constant("Namuna Tolovchi"),
    payer_email: fc.constant("payer@parvoz.example"),
    payer_tel: fc.constant("+998901234567"),
    order_note: fc.constant("specialbuyercontacts"),
    additional_services: fc.constant([]),
    csrfToken: fc.constant(account.csrfToken),
    email: fc.constantFrom(account.email, "nobody@parvoz.example"),
    password: fc.constantFrom(account.password, "wrong-password-2026"),
    webhook_id: fc.constantFrom(...endpoints),
    callback_id: fc.constantFrom(...endpoints),
    guide: fc.constantFrom(...DOCS_PAGES),
    operation: fc.constantFrom(...OPERATION_PAGES),
    action: fc.constantFrom("csrf", "providers", "session", "signin", "signout", "error", "verify-request", "_log"),
    lang: fc.constantFrom("uz", "ru", "en"),
    callbackUrl: fc.constantFrom("/bookings", "/", "https://elsewhere.example/", "//elsewhere.example", "/sign-in?callbackUrl=%2F"),
    from: airport,
    to: airport,
    out: day,
    back: day,
    cabin: fc.constantFrom("E", "B", "A"),
    adt: fc.constantFrom("1", "2", "9"),
    ways: fc.constant(`${here}-${there}-${first}_${there}-${beyond}-${second}`),
    offer_id: fc.constantFrom(...offers),
    offerId: fc.constantFrom(...offers),
    booking_id: fc.constantFrom(...bookings),
    token: fc.constantFrom(...tokens),
    page: count(1, 1, 2, 100_000),
    limit: count(1, 20, 100),
    updated_since: fc.constantFrom("2026-01-01T00:00:00Z", "2027-03-12T09:40:00.123+05:00"),
    created_from: day,
    created_to: day,
    reference: fc.constantFrom("ORDER-1", "ORDER-2"),
    last_name: fc.constantFrom("Sinov", "Синов", "O'tkirov"),
    access_type: fc.constant("avia"),
    url: fc.constantFrom("https://receiver.example/hook", "http://127.0.0.1/", "https://[::1]/"),
    text: fc.constantFrom("SSM\nLT\nCNL\nHY271\n01DEC26 31DEC26 1234567\n", "ASM\nUTC\nTIM\nHY271/05DEC26\nTAS0500 IST0930\n"),
  };
}

/** An adult whom hardly another request has. */
const passenger = fc.nat(99_999_999).map((number) => {
  const letters = [...String(number)].map((digit) => "ABCDEFGHIJ".charAt(Number(digit))).join("");
  return {
    ...{ first_name: `Namuna${letters}`, last_name: "Sinov", age: "adt", birthdate: "1990-05-01", gender: "M", citizenship: "UZ" },
    ...{ tel: "+998901234567", doc_type: "A", doc_number: `AA${String(number).padStart(7, "0").slice(0, 7)}`, doc_expire: "2035-01-01" },
  };
});
