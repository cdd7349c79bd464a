import { hasShapeOf } from "@/lib/client/calls/has-shape-of";
import type { Offer } from "@/lib/contracts/interface/offers";
import { ageGroupOn } from "@/lib/domain/passengers/passengers";
import { type BookingFields, emptyFields } from "./booking-fields";

// What was typed into the passenger form, for a reload, the way back, another language or a session that ended. Other people's passports lie in
// the tab's own storage: they go with the tab, with signing out, with the booking, and two hours after the last key.

const KEY = "parvoz.passenger-form";
const LIFETIME_MS = 2 * 3_600_000;

export interface FormDraft {
  /** Id of the agent who typed it: a tab may be left to a colleague. */
  owner: string;
  /** What it was typed for, by `choiceKey`. */
  choice: string;
  /** Id of the booking whose passengers were taken along; empty where they were typed. */
  along: string;
  /** What the offer cost, without bags, major units: a price for the customer was typed on top of it. */
  price: Offer["price"];
  /** Moment of the last change, milliseconds since 1970. */
  at: number;
  fields: BookingFields;
  /** Passengers for whom the offer had no place of their age: another one may have. */
  waiting: BookingFields["passengers"];
}

const MODEL: FormDraft = {
  owner: "",
  choice: "",
  along: "",
  price: { amount: 0, currency: "UZS" },
  at: 0,
  fields: emptyFields(["adt"], {}),
  waiting: emptyFields(["adt"], {}).passengers,
};

/** Flights and fare of an offer: whoever searches again finds them under another id. */
export function choiceKey({ directions, fare_family_type }: Pick<Offer, "directions" | "fare_family_type">): string {
  const flights = directions.flatMap(({ segments }) =>
    segments.map(({ airline, flight_number, departure }) => `${airline.code}${flight_number}@${departure.datetime}`),
  );
  return [...flights, fare_family_type].join(" ");
}

type Reading = Pick<Storage, "getItem" | "removeItem">;

/** What the agent typed last; null where there is nothing, or too long ago. What is another one's is forgotten. */
export function readDraft(storage: Reading, { owner, now }: { owner: string; now: number }): FormDraft | null {
  const stored = storage.getItem(KEY);
  if (stored === null) return null;
  const draft = parseJson(stored);
  if (hasShapeOf(draft, MODEL) && draft.owner === owner && now - draft.at < LIFETIME_MS) return draft;
  dropDraft(storage);
  return null;
}

/** A storage that is full or forbidden keeps nothing, and stops nobody. */
export function keepDraft(storage: Pick<Storage, "setItem">, draft: FormDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function dropDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

/** Whether it is as it was taken along from a booking: no offer has been chosen for it, and nobody has typed anything. */
export function isUntouched({ choice, along }: FormDraft): boolean {
  return choice === along;
}

interface Returned {
  /** The offer at its present price. */
  offer: Pick<Offer, "price">;
  /** Whether a customer's quote says its price. */
  isQuoted: boolean;
}

/** What was typed, for the same flights again. The price for the customer is left out where they cost another amount or currency, or where a quote says it. */
export function returnDraft({ fields, price }: FormDraft, { offer, isQuoted }: Returned): BookingFields {
  const isSame = price.amount === offer.price.amount && price.currency === offer.price.currency;
  return isSame && !isQuoted ? fields : { ...fields, selling_price: "" };
}

interface NewPlaces {
  /** The empty form of the new offer. */
  empty: BookingFields;
  /** `YYYY-MM-DD`, on which ages count. */
  lastFlight: string;
  accepted: (age: string, docType: string) => boolean;
}

/**
 * What was typed for one offer, put into the empty form of another: passengers by their age groups on the new flights, in order, who pays, no bags and
 * no price. Of a document that the new flights do not take, the kind is left as the empty form has it. Whoever finds no place waits for another offer.
 */
export function moveDraft(
  typed: Pick<FormDraft, "fields" | "waiting">,
  { empty, lastFlight, accepted }: NewPlaces,
): Pick<FormDraft, "fields" | "waiting"> {
  const waiting = [...typed.fields.passengers, ...typed.waiting].map((one) => ({ ...one, age: ageGroupOn(one, lastFlight) }));
  const passengers = empty.passengers.map((place) => {
    const index = waiting.findIndex(({ age }) => age === place.age);
    const [found] = index === -1 ? [] : waiting.splice(index, 1);
    return found ? { ...found, doc_type: accepted(place.age, found.doc_type) ? found.doc_type : place.doc_type } : place;
  });
  const fields = { ...typed.fields, passengers, bags: empty.bags, selling_price: empty.selling_price };
  return { fields, waiting: waiting.filter(({ last_name, first_name, doc_number }) => last_name || first_name || doc_number) };
}

/** Who was typed in, for the question whether it is wanted. */
export function namesIn(passengers: BookingFields["passengers"]): string {
  return passengers
    .map(({ last_name, first_name }) => `${last_name} ${first_name}`.trim())
    .filter(Boolean)
    .join(", ");
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
