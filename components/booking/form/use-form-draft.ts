"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { serverNow } from "@/lib/client/server-clock";
import type { Offer } from "@/lib/contracts/interface/offers";
import { type BookingFields, emptyFields } from "./booking-fields";
import { choiceKey, dropDraft, type FormDraft, keepDraft, moveDraft, readDraft, returnDraft } from "./form-draft";

/** The untouched form of an offer. @param isSaved whether the agency saves whoever it books to its book */
function emptyForm(offer: Offer, isSaved: boolean): BookingFields {
  const ages = offer.passengers.map(({ age }) => age);
  return emptyFields(ages, offer.documents, offer.directions.length, isSaved);
}

/** Typed for these flights, or taken along to them from a booking: in the form already. Or for other flights, to be asked about. */
type Kind = "same" | "along" | "other";

interface Draft {
  /** What was there before. */
  found: { kind: Kind; fields: BookingFields } | null;
  /** Puts what was typed for another offer into the form. */
  fill: () => void;
  /** Forgets what was typed, and begins anew. */
  startEmpty: () => void;
}

/** What the form begins with: as it was left, where it was left for these flights and passengers, or with those who were taken along. */
interface Begun {
  initial: BookingFields;
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
      return { initial: returnDraft(stored, { offer, isQuoted }), stored, kind: "same" };
    if (stored?.along && stored.along === along) return { initial: moveTo(offer, stored.fields, empty), stored, kind: "along" };
    return { initial: empty, stored, kind: "other" };
  });
  return begun;
}

interface ToKeep extends Omit<ToBegin, "isQuoted" | "along"> {
  form: UseFormReturn<BookingFields>;
  begun: Begun;
}

/** Keeps what is typed from now on, and says what was typed before. */
export function useKeptDraft({ form, offer, agentId, isSaved, begun }: ToKeep): Draft {
  const { stored, kind } = begun;
  const along = useRef(kind === "other" ? "" : (stored?.along ?? ""));
  const [isAnswered, setAnswered] = useState(false);
  const latest = useRef(offer);
  latest.current = offer;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { price } = latest.current;
          const typed = { choice: choiceKey(latest.current), along: along.current, price, fields: values };
          keepDraft(window.sessionStorage, { owner: agentId, at: serverNow(), ...typed });
        },
      }),
    [form, agentId],
  );
  const found = stored && !isAnswered ? { kind, fields: stored.fields } : null;
  const fill = () => {
    setAnswered(true);
    if (stored) form.reset(moveTo(offer, stored.fields, emptyForm(offer, isSaved)), { keepDefaultValues: true });
  };
  const startEmpty = () => {
    setAnswered(true);
    along.current = "";
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

/** What was typed for other flights, in the form of this offer. */
function moveTo(offer: Offer, typed: BookingFields, empty: BookingFields): BookingFields {
  return moveDraft(typed, empty, (age, type) => accepts(offer, age, type));
}

function accepts({ documents }: Offer, age: string, docType: string): boolean {
  return Object.entries(documents).some(([group, types]) => group === age && types.includes(docType));
}
