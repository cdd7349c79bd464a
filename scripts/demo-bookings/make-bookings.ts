import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { refundRequestDetail } from "@/lib/contracts/operator/operator";
import { bookingLetters } from "@/lib/contracts/portal/mail";
import { savedPassengers } from "@/lib/contracts/portal/people/passenger-book";
import { customerQuote, quoteMade } from "@/lib/contracts/portal/quotes";
import { addDays } from "@/lib/domain/dates";
import { TASHKENT_MS } from "@/lib/domain/tashkent";
import { applyChange } from "../demo-changes/apply-change";
import { flightOfBooking } from "../demo-changes/find-flight";
import { setBrand } from "./brands";
import { type Caller, person, type SignedIn, stranger } from "./caller";
import { documentOf, STORIES, type Story, type Traveller } from "./stories";

/** So long do workers have for the tickets. */
const TICKETS_WITHIN_MS = 90_000;
/** Who looks at the desk first has this long to see the hold that ends. */
const LEAST_HOLD_MS = 25 * 60_000;
const NO_ANSWER = z.unknown();
const PAYER = "payer@parvoz.example";

interface Agency {
  port: number;
  people: Record<Story["by"], SignedIn>;
  office: SignedIn;
  now: Date;
}

type Made = z.infer<typeof createdBooking>;

/**
 * Makes the demonstration's bookings by asking the running product, as its pages do: quotes, holds, tickets, refunds and a change by the airline.
 * A story that cannot be told (no such flight today) is left out.
 * @returns lines about what was left out
 */
export async function makeBookings({ port, now }: { port: number; now: Date }): Promise<string[]> {
  const people = {
    owner: await person(port, "agent@parvoz.example", "/api/portal/selling"),
    agent: await person(port, "counter@parvoz.example", "/api/portal/selling"),
    second: await person(port, "agent2@parvoz.example", "/api/portal/selling"),
  };
  const agency = { port, people, office: await person(port, "operator@parvoz.example", "/api/operator/refund-requests"), now };
  const problems: string[] = [];
  const attempt = async (what: string, tell: () => Promise<unknown>) => {
    await tell().catch((error: unknown) => problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`));
  };
  for (const owner of [people.owner, people.second]) await attempt("own prices", () => setOwnPrices(owner));
  await attempt("a brand", () => setBrand(people.owner, "HUMO"));
  await attempt("another brand", () => setBrand(people.second, "LOCHIN"));
  const told: [Story, Made][] = [];
  for (const [index, story] of STORIES.entries())
    await attempt(nameOf(story), async () => told.push([story, await begin(agency, story, index)]));
  await attempt("a chosen quote", () => makeQuotes(agency));
  for (const [story, made] of told) await attempt(nameOf(story), () => endStory(agency, story, made));
  for (const each of [...Object.values(people), agency.office]) await attempt("leaving", each.leave);
  return problems;
}

const nameOf = ({ from, to, fate }: Story): string => `${from}–${to}, ${fate}`;

/** A markup and a fee of the agency's own, and room for its agents. */
function setOwnPrices(owner: Caller): Promise<unknown> {
  return owner.call("POST", "/api/portal/selling/rules", NO_ANSWER, {
    version: 0,
    rules: [
      { part: "markup", when: {}, value: { kind: "percent", basisPoints: 300 } },
      { part: "fee", when: {}, value: { kind: "amount", minor: 5_000_000 } },
    ],
    rounding: { toMinor: 100_000, mode: "up" },
    bounds: { lowestBp: 0, highestBp: 2_000 },
    keeps: { kind: "amount", minor: 5_000_000 },
  });
}

/** Books it, and pays where it is to have tickets. */
async function begin(agency: Agency, story: Story, index: number): Promise<Made> {
  const agent = agency.people[story.by];
  const { id } = await findOffer(agent, story, agency.now);
  const before = STORIES.slice(0, index).reduce((sum, { people }) => sum + people.length, 0);
  const passengers = story.people.map((traveller, place) => passengerOf(traveller, before + place, agency.now));
  const [first] = story.people;
  const payer = { payer_name: `${first?.first} ${first?.last}`, payer_email: PAYER, payer_tel: "+998900000000" };
  const path = `/api/v1/offers/${encodeURIComponent(id)}/booking`;
  const made = await agent.call("POST", path, createdBooking, { ...payer, passengers });
  await agent.call("POST", "/api/portal/passengers", savedPassengers, { passengers });
  const { fate } = story;
  if (fate === "own-price") await setPrice(agent, made);
  else if (fate === "cancelled") await agent.call("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, NO_ANSWER);
  else if (fate !== "held" && fate !== "ends-soon") await agent.call("POST", `/api/v1/booking/${made.id}/payment`, NO_ANSWER, {});
  return made;
}

/** @param place among all travellers */
function passengerOf(traveller: Traveller, place: number, now: Date) {
  const { first: first_name, last: last_name, gender, age } = traveller;
  return {
    first_name,
    last_name,
    gender,
    age,
    citizenship: "UZ",
    tel: "+998900000000",
    doc_type: "A",
    ...documentOf(traveller, place, now),
  };
}

/** A tenth above its cost, in whole thousands. */
function setPrice(agent: Caller, { id, price }: Made): Promise<unknown> {
  return agent.call("POST", `/api/portal/bookings/${id}/selling`, NO_ANSWER, { amount: Math.ceil((price.amount * 1.1) / 1000) * 1000 });
}

const GIVEN_BACK: readonly Story["fate"][] = ["returned", "settled", "asked", "rejected"];

async function findOffer(agent: Caller, story: Story, now: Date): Promise<Offer> {
  const query = new URLSearchParams({ service_class: "E", ...countsOf(story), ...narrowed(story) });
  for (const [index, [from, to, date]] of waysOf(story, now).entries()) {
    query.set(`directions[${index}][departure_airport]`, from);
    query.set(`directions[${index}][arrival_airport]`, to);
    query.set(`directions[${index}][date]`, date);
  }
  const found = await agent.call("GET", `/api/v1/offers?${query}`, z.array(offer));
  const limit = ({ ticketing_time_limit }: Offer) => Date.parse(`${ticketing_time_limit.replace(" ", "T")}Z`);
  const fitting = found.filter((each) => limit(each) > now.getTime() + LEAST_HOLD_MS);
  const [chosen] = story.fate === "ends-soon" ? fitting.toSorted((one, other) => limit(one) - limit(other)) : fitting;
  // In the evening nothing leaves today any more.
  if (!chosen && story.out === 0) return findOffer(agent, { ...story, out: 1 }, now);
  if (!chosen) throw new Error("there is no offer");
  return chosen;
}

/** Fares that may be given back where they are; a change of the airline's meets a flight that goes there at once. */
function narrowed({ fate }: Story): Record<string, string> {
  if (GIVEN_BACK.includes(fate)) return { refundable: "1" };
  return fate === "changed" ? { max_stops: "0", "airlines[0]": "HY" } : {};
}

function countsOf({ people }: Story): Record<string, string> {
  const count = (wanted: string) => String(people.filter(({ age }) => age === wanted).length);
  return { adults: count("adt"), children: count("chd"), infants: count("inf"), infants_with_seat: count("ins") };
}

function waysOf({ from, to, out, back }: Story, now: Date): [string, string, string][] {
  const today = new Date(now.getTime() + TASHKENT_MS).toISOString().slice(0, "YYYY-MM-DD".length);
  const there: [string, string, string] = [from, to, addDays(today, out)];
  return back === undefined ? [there] : [there, [to, from, addDays(today, back)]];
}

/** Two quotes of the counter's: of one the customer has chosen, the other waits. */
async function makeQuotes({ port, people, now }: Agency): Promise<void> {
  const wish: Story = { by: "agent", from: "TAS", to: "IST", out: 38, back: 45, people: STORIES[3]?.people ?? [], fate: "held" };
  const { id } = await findOffer(people.agent, wish, now);
  const common = { choices: [{ offer_id: id }], locale: "ru", valid_hours: 72 };
  await people.agent.call("POST", "/api/portal/quotes", quoteMade, { ...common, label: "Namunaev (example)", note: "" });
  const { url } = await people.agent.call("POST", "/api/portal/quotes", quoteMade, {
    ...common,
    ...{ label: "Misolova (example)", note: "Прямой рейс, место у окна по запросу." },
  });
  const token = new URL(url).pathname.split("/").at(-1);
  const customer = stranger(port);
  await customer.call("POST", `/api/quote/${token}/opened`, NO_ANSWER);
  const { choices } = await customer.call("GET", `/api/quote/${token}`, customerQuote);
  await customer.call("POST", `/api/quote/${token}/choose`, NO_ANSWER, { choice: 0, amount: choices[0]?.price.amount });
}

const AFTER_TICKETS: readonly Story["fate"][] = [...GIVEN_BACK, "paid", "voided", "changed"];

/** What comes after the tickets. */
async function endStory(agency: Agency, { by, fate }: Story, { id, booking_number }: Made): Promise<void> {
  const agent = agency.people[by];
  if (AFTER_TICKETS.includes(fate)) await untilTicketed(agent, id);
  if (fate === "paid") await sendConfirmation(agent, id);
  if (fate === "voided") await agent.call("DELETE", `/api/v1/booking/${id}/void`, NO_ANSWER);
  if (fate === "returned") await agent.call("DELETE", `/api/v1/booking/${id}/auto-cancel`, NO_ANSWER);
  if (fate === "changed") {
    const flight = await flightOfBooking(booking_number, false);
    await applyChange({ kind: "large-time", flight, now: new Date(), dryRun: false });
  }
  if (fate === "asked" || fate === "settled" || fate === "rejected") await askBack(agency, { agent, id, fate });
}

/** It is read in the portal's mailbox. */
async function sendConfirmation(agent: Caller, id: string): Promise<void> {
  const { letters } = await agent.call("GET", `/api/portal/bookings/${id}/letters?locale=ru`, bookingLetters);
  const [letter] = letters;
  if (letter) await agent.call("POST", `/api/portal/bookings/${id}/mails`, NO_ANSWER, { kind: letter.kind, locale: "ru", to: PAYER });
}

async function untilTicketed(agent: Caller, id: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < TICKETS_WITHIN_MS; await pause(500)) {
    const { status } = await agent.call("GET", `/api/v1/booking/${id}`, booking);
    if (status === "ticketed") return;
  }
  throw new Error("there are no tickets yet");
}

const asked = z.object({ conversation: z.object({ request_id: z.string() }) });

/** Asks the back office, which answers. */
async function askBack({ office }: Agency, { agent, id, fate }: { agent: Caller; id: string; fate: Story["fate"] }): Promise<void> {
  const conversation = `/api/portal/bookings/${id}/refund-request`;
  await agent.call("POST", conversation, NO_ANSWER, { reason: "illness", text: "The traveller is in hospital; the certificate follows." });
  const { request_id } = asked.parse(await agent.call("GET", conversation, z.unknown())).conversation;
  const request = `/api/operator/refund-requests/${request_id}`;
  if (fate === "asked") {
    await office.call("POST", `${request}/messages`, NO_ANSWER, { text: "Please add the certificate of the hospital." });
    return;
  }
  const { paid } = await office.call("GET", request, refundRequestDetail);
  const part = { fare: Math.floor(paid.fare / 2), taxes: paid.taxes, fee: 0 };
  const decision =
    fate === "settled"
      ? { decision: "settle", ...part, note: "Half of the fare and all taxes." }
      : { decision: "reject", note: "The fare allows no refund, and no document was sent." };
  await office.call("POST", request, NO_ANSWER, decision);
}
