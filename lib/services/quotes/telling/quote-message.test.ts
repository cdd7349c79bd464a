import { describe, expect, it } from "vitest";
import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { sampleDirection } from "@/tests/support/pages/samples";
import { quoteMessage } from "./quote-message";

type Direction = QuoteChoice["directions"][number];

const CARRIER = { code: "HH", title: "Qanot Sharq" };
const NAMES: Readonly<Record<string, string>> = { TAS: "Toshkent", IST: "Istanbul", LHR: "London", DXB: "Dubay" };

/** Flights one after another, `14:10→17:05` or with a date before the time of arrival. */
function direction(route: string, date: string, ...times: (readonly [leaves: string, arrives: string])[]): Direction {
  const stops = route.split("-");
  const flights = times.flatMap(([leaves, arrives], index) => {
    const { seats: _, ...flight } = sampleDirection(`${stops[index]}-${stops[index + 1]}`, date).segments[0] ?? noFlight();
    const end = (code: string | undefined, time: string, point: typeof flight.departure) => ({
      ...point,
      datetime: time.includes(" ") ? time : `${date} ${time}:00`,
      airport: { ...point.airport, city: NAMES[code ?? ""] ?? "" },
    });
    const departure = end(stops[index], leaves, flight.departure);
    const arrival = end(stops[index + 1], arrives, flight.arrival);
    return [{ ...flight, airline: CARRIER, departure, arrival, baggage: { piece: 1, weight: 20 } }];
  });
  const [first, last] = [flights[0] ?? noFlight(), flights.at(-1) ?? noFlight()];
  return { departure: first.departure, arrival: last.arrival, travel_time: 0, transfer_time: null, route_duration: 0, segments: flights };
}

function noFlight(): never {
  throw new Error("a direction without flights");
}

const THERE = direction("TAS-IST", "2026-12-12", ["14:10", "17:05"]);
const BACK = direction("IST-TAS", "2026-12-19", ["18:05", "2026-12-20 00:35:00"]);

function choice(directions: Direction[], change: Partial<QuoteChoice> = {}): QuoteChoice {
  const price = { amount: 15_691_000, currency: "UZS" as const };
  const rest = { brand: "STANDARD", refund: "no", change: "fee", was: null, is_available: true, is_chosen: false } as const;
  return { position: 0, directions, price, ...rest, ...change };
}

function quote(choices: QuoteChoice[], change: Partial<CustomerQuote> = {}): CustomerQuote {
  const contacts = { tel: "+998 71 200 00 00", email: "savdo@agency.example", address: "", telegram: "agency" };
  const asked = { state: "open", locale: "uz", note: "", valid_until: "2026-11-30T13:05:00Z", priced: "2026-11-29T10:00:00Z" } as const;
  const passengers = { adt: 2, chd: 1, inf: 1, ins: 0 };
  const agency = { agency: "Humo Travel", contacts, has_logo: false, colour: "" };
  return { ...agency, booking_number: null, ...asked, passengers, journey: [], choices, ...change };
}

/** Lines of the text, blanks as blanks. */
const told = (asked: CustomerQuote, locale: Locale = "uz") =>
  quoteMessage({ quote: asked, url: "https://parvoz.example/quote/x", locale }).replaceAll("\u00a0", " ").split("\n");

describe("a quote as text for a chat", () => {
  const there = quote([choice([THERE, BACK])]);

  it("says in a line of the customer's language what an agent would write", () => {
    expect(told(there)).toEqual([
      "Toshkent → Istanbul → Toshkent, 2 katta yoshli, 1 bola, 1 chaqaloq",
      "1) Qanot Sharq, toʻgʻridan-toʻgʻri · 12-dek 14:10→17:05, 19-dek 18:05→00:35(+1) · STANDARD: bagaj 20 kg, qaytarilmaydi · 15 691 000 soʻm, 4 kishiga",
      "",
      "Tijorat taklifi 30-noyabr, 18:05gacha amal qiladi (Toshkent vaqti).",
      "Batafsil va tanlash: https://parvoz.example/quote/x",
      "Humo Travel, +998 71 200 00 00",
    ]);
    expect(told(there, "ru").slice(0, 4)).toEqual([
      "Toshkent → Istanbul → Toshkent, 2 взрослых, 1 ребёнок, 1 младенец",
      "1) Qanot Sharq, прямой рейс · 12 дек 14:10→17:05, 19 дек 18:05→00:35(+1) · STANDARD: багаж 20 кг, без возврата · 15 691 000 сум за 4 пассажиров",
      "",
      "Подборка действует до 30 ноября, 18:05 (время Ташкента).",
    ]);
    expect(told(there, "en").slice(0, 4)).toEqual([
      "Toshkent → Istanbul → Toshkent, 2 adults, 1 child, 1 infant",
      "1) Qanot Sharq, direct · 12 Dec 14:10→17:05, 19 Dec 18:05→00:35(+1) · STANDARD: baggage 20 kg, no refund · 15,691,000 UZS for 4 people",
      "",
      "Valid until 30 November, 18:05 (Tashkent time).",
    ]);
  });

  it("names where one changes, the way of each choice where they differ, and has a line for each of several directions", () => {
    const long = direction("TAS-IST-LHR", "2026-12-12", ["14:10", "17:05"], ["19:40", "22:00"]);
    const cities = [THERE, direction("IST-DXB", "2026-12-15", ["09:00", "15:20"]), direction("LHR-TAS", "2026-12-20", ["12:00", "23:10"])];
    const lines = told(quote([choice([long]), choice(cities, { position: 1, is_available: false })]));
    expect(lines[1]).toContain("1) Toshkent → London · Qanot Sharq · 12-dek 14:10→22:00, toʻxtash: Istanbul · ");
    expect(lines.slice(2, 7)).toEqual([
      "2) Toshkent → Istanbul → Dubay, London → Toshkent · Qanot Sharq",
      "12-dek Toshkent → Istanbul 14:10→17:05, toʻgʻridan-toʻgʻri",
      "15-dek Istanbul → Dubay 09:00→15:20, toʻgʻridan-toʻgʻri",
      "20-dek London → Toshkent 12:00→23:10, toʻgʻridan-toʻgʻri",
      "STANDARD: bagaj 20 kg, qaytarilmaydi · endi mavjud emas",
    ]);
  });

  it.each([
    ["no telephone", { tel: "", email: "", address: "", telegram: "agency" }, "Humo Travel, t.me/agency"],
    ["nothing", { tel: "", email: "", address: "", telegram: "" }, "Humo Travel"],
  ])("ends with the agency, which gives %s", (_, contacts, end) => {
    expect(told({ ...there, contacts }).at(-1)).toBe(end);
  });
});
