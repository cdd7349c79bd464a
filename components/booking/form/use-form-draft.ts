"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { serverNow } from "@/lib/client/server-clock";
import type { Offer } from "@/lib/contracts/interface/offers";
import { type BookingFields, emptyFields } from "./booking-fields";
import { choiceKey, dropDraft, type FormDraft, isUntouched, keepDraft, moveDraft, namesIn, readDraft, returnDraft } from "./form-draft";
import { lastFlightDate } from "./use-booking-form";

/** The untouched form of an offer. @param isSaved whether the agency saves whoever it books to its book */
function emptyForm(offer: Offer, isSaved: boolean): BookingFields {
  const ages = offer.passengers.map(({ age }) => age);
  return emptyFields(ages, offer.documents, offer.directions.length, isSaved);
}

/** Typed for these flights, or taken along to them from a booking: in the form already. Or for other flights, to be asked about. */
type Kind = "same" | "along" | "other";

interface Draft {
  /** What was there before: who stands in the form, or is asked about, and for whom it has no place. */
  found: { kind: Kind; names: string; withoutPlace: string } | null;
  /** Puts what was typed for another offer into the form. */
  fill: () => void;
  /** Forgets what was typed, and begins anew. */
  startEmpty: () => void;
}

/** What the form begins with: as it was left, where it was left for these flights and passengers, or with those who were taken along. */
interface Begun {
  initial: BookingFields;
  /** Whoever was taken along and has no place in it. */
  waiting: FormDraft["waiting"];
  stored: FormDraft | null;
  kind: Kind;
}

interface ToBegin {
  offer: Offer;
  /** Whether a customer's quote says its price. */
  isQuoted: boolean;
  /** Whose typing it may be. */
  agentId: string;
  /** Whether the agency saves whoever it books to its book. */
  isSaved: boolean;
  /** Id of the booking whose passengers the search was for; empty where they are others. */
  along: string;
}

export function useFormDraft({ offer, isQuoted, agentId, isSaved, along }: ToBegin): Begun {
  // Read once: what is typed from now on is in the form.
  const [begun] = useState((): Begun => {
    const stored = readDraft(window.sessionStorage, { owner: agentId, now: serverNow() });
    const empty = emptyForm(offer, isSaved);
    if (stored?.choice === choiceKey(offer) && isAlike(stored.fields, empty))
      return { initial: returnDraft(stored, { offer, isQuoted }), waiting: stored.waiting, stored, kind: "same" };
    if (stored?.along && stored.along === along) {
      const { fields, waiting } = moveTo(offer, stored, empty);
      return { initial: fields, waiting, stored, kind: "along" };
    }
    return { initial: empty, waiting: [], stored, kind: "other" };
  });
  return begun;
}

interface ToKeep extends Omit<ToBegin, "isQuoted" | "along"> {
  form: UseFormReturn<BookingFields>;
  begun: Begun;
}

/** Keeps what is typed from now on, and says what was typed before. */
export function useKeptDraft({ form, offer, agentId, isSaved, begun }: ToKeep): Draft {
  const { initial, stored, kind } = begun;
  const along = useRef(kind === "other" ? "" : (stored?.along ?? ""));
  const waiting = useRef(begun.waiting);
  const [isAnswered, setAnswered] = useState(false);
  const latest = useRef(offer);
  latest.current = offer;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { price } = latest.current;
          const typed = { choice: choiceKey(latest.current), along: along.current, waiting: waiting.current, price, fields: values };
          keepDraft(window.sessionStorage, { owner: agentId, at: serverNow(), ...typed });
        },
      }),
    [form, agentId],
  );
  const named = kind === "other" && stored ? [...stored.fields.passengers, ...stored.waiting] : initial.passengers;
  const found = stored && !isAnswered ? { kind, names: namesIn(named), withoutPlace: namesIn(begun.waiting) } : null;
  const fill = () => {
    setAnswered(true);
    if (!stored) return;
    const moved = moveTo(offer, stored, emptyForm(offer, isSaved));
    waiting.current = moved.waiting;
    form.reset(moved.fields, { keepDefaultValues: true });
  };
  const startEmpty = () => {
    setAnswered(true);
    along.current = "";
    waiting.current = [];
    form.reset(emptyForm(offer, isSaved));
    dropDraft(window.sessionStorage);
  };
  return { found, fill, startEmpty };
}

/** The same flights may have other passengers after a search for more of them. */
function isAlike(typed: BookingFields, empty: BookingFields): boolean {
  const shapeOf = ({ passengers, bags }: BookingFields) =>
    `${passengers.map(({ age }) => age).join()} ${bags.map(({ byDirection }) => byDirection.length).join()}`;
  return shapeOf(typed) === shapeOf(empty);
}

/** What was typed for other flights, or taken along to these, in the form of this offer. */
function moveTo(offer: Offer, typed: FormDraft, empty: BookingFields): ReturnType<typeof moveDraft> {
  const { fields, waiting } = moveDraft(typed, {
    empty,
    lastFlight: lastFlightDate(offer),
    accepted: (age, type) => accepts(offer, age, type),
  });
  // Until something is typed nobody has said whether they are saved: the empty form has what the agency has set.
  return { fields: isUntouched(typed) ? { ...fields, save_to_book: empty.save_to_book } : fields, waiting };
}

function accepts({ documents }: Offer, age: string, docType: string): boolean {
  return Object.entries(documents).some(([group, types]) => group === age && types.includes(docType));
}
