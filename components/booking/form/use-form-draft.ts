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

interface Draft {
  /** What was typed for this same offer before, already in the form; or for another one, to be asked about. */
  found: { kind: "same" | "other"; fields: BookingFields } | null;
  /** Puts what was typed for another offer into the form. */
  fill: () => void;
  /** Forgets what was typed, and begins anew. */
  startEmpty: () => void;
}

/** What the form begins with: as it was left, where it was left for these flights and passengers. */
interface Begun {
  initial: BookingFields;
  stored: FormDraft | null;
  isSame: boolean;
}

interface ToBegin {
  offer: Offer;
  /** Whether a customer's quote says its price. */
  isQuoted: boolean;
  /** Whose typing it may be. */
  agentId: string;
  /** Whether the agency saves whoever it books to its book. */
  isSaved: boolean;
}

export function useFormDraft({ offer, isQuoted, agentId, isSaved }: ToBegin): Begun {
  // Read once: what is typed from now on is in the form.
  const [begun] = useState(() => {
    const stored = readDraft(window.sessionStorage, { owner: agentId, now: serverNow() });
    const empty = emptyForm(offer, isSaved);
    if (stored === null || stored.choice !== choiceKey(offer) || !isAlike(stored.fields, empty))
      return { initial: empty, stored, isSame: false };
    return { initial: returnDraft(stored, { offer, isQuoted }), stored, isSame: true };
  });
  return begun;
}

interface ToKeep extends Omit<ToBegin, "isQuoted"> {
  form: UseFormReturn<BookingFields>;
  begun: Begun;
}

/** Keeps what is typed from now on, and says what was typed before. */
export function useKeptDraft({ form, offer, agentId, isSaved, begun }: ToKeep): Draft {
  const { stored, isSame } = begun;
  const [isAnswered, setAnswered] = useState(false);
  const latest = useRef(offer);
  latest.current = offer;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { price } = latest.current;
          keepDraft(window.sessionStorage, { owner: agentId, choice: choiceKey(latest.current), price, at: serverNow(), fields: values });
        },
      }),
    [form, agentId],
  );
  const found = stored && !isAnswered ? ({ kind: isSame ? "same" : "other", fields: stored.fields } as const) : null;
  const fill = () => {
    setAnswered(true);
    if (stored)
      form.reset(
        moveDraft(stored.fields, emptyForm(offer, isSaved), (age, type) => accepts(offer, age, type)),
        { keepDefaultValues: true },
      );
  };
  const startEmpty = () => {
    setAnswered(true);
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

function accepts({ documents }: Offer, age: string, docType: string): boolean {
  return Object.entries(documents).some(([group, types]) => group === age && types.includes(docType));
}
