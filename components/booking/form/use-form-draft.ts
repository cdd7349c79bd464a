"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Offer } from "@/lib/contracts/offers";
import { type BookingFields, emptyFields } from "./booking-fields";
import { dropDraft, type FormDraft, keepDraft, moveDraft, readDraft } from "./form-draft";

/** The untouched form of an offer. */
export function emptyForm(offer: Offer): BookingFields {
  const ages = offer.passengers.map(({ age }) => age);
  return emptyFields(ages, offer.documents, offer.directions.length);
}

interface Draft {
  /** What was typed for this same offer before, already in the form; or for another one, to be asked about. */
  found: { kind: "same" | "other"; fields: BookingFields } | null;
  /** Puts what was typed for another offer into the form. */
  fill: () => void;
  /** Forgets what was typed, and begins anew. */
  startEmpty: () => void;
}

/** What the form begins with: as it was left, where it was left for this offer. @param agentId whose typing it may be */
export function useFormDraft(offer: Offer, agentId: string): { initial: BookingFields; stored: FormDraft | null } {
  // Read once: what is typed from now on is in the form.
  const [stored] = useState(() => readDraft(window.sessionStorage, { owner: agentId, now: Date.now() }));
  const [initial] = useState(() => {
    const empty = emptyForm(offer);
    return stored?.offerId === offer.id && isAlike(stored.fields, empty) ? stored.fields : empty;
  });
  return { initial, stored };
}

/** Keeps what is typed from now on, and says what was typed before. */
export function useKeptDraft(options: {
  form: UseFormReturn<BookingFields>;
  offer: Offer;
  agentId: string;
  stored: FormDraft | null;
}): Draft {
  const { form, offer, agentId, stored } = options;
  const [isAnswered, setAnswered] = useState(false);
  const latestId = useRef(offer.id);
  latestId.current = offer.id;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft(window.sessionStorage, { owner: agentId, offerId: latestId.current, at: Date.now(), fields: values });
        },
      }),
    [form, agentId],
  );
  // The flights may come to leave at other times, under another id: the form is the same.
  const [kind] = useState<"same" | "other">(stored?.offerId === offer.id ? "same" : "other");
  const found = stored && !isAnswered ? ({ kind, fields: stored.fields } as const) : null;
  const fill = () => {
    setAnswered(true);
    if (stored)
      form.reset(
        moveDraft(stored.fields, emptyForm(offer), (age, type) => accepts(offer, age, type)),
        { keepDefaultValues: true },
      );
  };
  const startEmpty = () => {
    setAnswered(true);
    form.reset(emptyForm(offer));
    dropDraft(window.sessionStorage);
  };
  return { found, fill, startEmpty };
}

/** The same offer may have other passengers after a search for more of them. */
function isAlike(typed: BookingFields, empty: BookingFields): boolean {
  const shapeOf = ({ passengers, bags }: BookingFields) =>
    `${passengers.map(({ age }) => age).join()} ${bags.map(({ byDirection }) => byDirection.length).join()}`;
  return shapeOf(typed) === shapeOf(empty);
}

function accepts({ documents }: Offer, age: string, docType: string): boolean {
  return Object.entries(documents).some(([group, types]) => group === age && types.includes(docType));
}
