"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { takenAs } from "@/lib/domain/passengers/doc-types";
import { plainNumber } from "@/lib/domain/text/plain-text";
import { type BookingFields, isPhoneEmpty } from "../booking-fields";
import { lastFlightDate } from "../use-booking-form";
import { seatMembers } from "./seat-members";

/** What came of a pick. */
export interface Picked {
  seated: SavedPassenger[];
  left: SavedPassenger[];
}

/** Puts passengers of the book into the form. */
export function useBookPassengers(offer: Offer): { picked: Picked | null; pick: (members: readonly SavedPassenger[]) => void } {
  const { getValues, setValue, clearErrors, trigger, formState } = useFormContext<BookingFields>();
  const [picked, setPicked] = useState<Picked | null>(null);
  const { isSubmitted } = formState;
  const lastFlight = lastFlightDate(offer);
  const put = (index: number, member: SavedPassenger) => {
    const at = `passengers.${index}` as const;
    const current = getValues(at);
    const docType = takenAs(member.doc_type, offer.documents[current.age] ?? []) ?? current.doc_type;
    const tel = member.tel || current.tel;
    const isSame = index > 0 && (isPhoneEmpty(tel) || tel === getValues("passengers.0.tel"));
    const { id: _, ...person } = member;
    setValue(at, { ...current, ...person, tel, same_tel: isSame, doc_type: docType }, { shouldDirty: true });
    if (isSubmitted) void trigger(at);
    else clearErrors(at);
    // What has expired is said at once.
    if (member.doc_expire < lastFlight) void trigger(`${at}.doc_expire`);
  };
  const pick = (members: readonly SavedPassenger[]) => {
    const places = getValues("passengers").map(({ age, last_name, first_name, doc_number }) => ({
      age,
      number: plainNumber(doc_number),
      isEmpty: `${last_name}${first_name}${doc_number}`.trim() === "",
    }));
    const { seats, left } = seatMembers(members, places, lastFlight);
    // The first passenger's phone is known before that of companions is compared with it.
    for (const { index, member } of seats.toSorted((one, other) => one.index - other.index)) put(index, member);
    setPicked({ seated: seats.map(({ member }) => member), left });
  };
  return { picked, pick };
}
