"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, useState } from "react";
import { type FieldPathByValue, useFormContext } from "react-hook-form";
import { serverToday } from "@/components/ui/today";
import { useRetold } from "@/lib/client/use-retold";
import { takenAs } from "@/lib/domain/passengers/doc-types";
import { looksLikeMrz, type MrzPart, type MrzReading, mrzLength, readMrz } from "@/lib/domain/passengers/mrz/read-mrz";
import type { BookingFields } from "../booking-fields";

/** What came of a zone that was pasted. */
export type MrzOutcome =
  | { kind: "filled"; reading: MrzReading; isAccepted: boolean }
  | { kind: "length"; count: number }
  /** A whole zone, of a document that nobody travels on: nothing of it is filled in. */
  | { kind: "visa" }
  | { kind: "other" };

export interface Mrz {
  outcome: MrzOutcome | null;
  /** Fills the passenger. @returns whether the text is a zone */
  take: (text: string) => boolean;
  /** Handler for the passenger's card: a zone that is pasted into any field fills them all. */
  takePaste: (event: ClipboardEvent) => void;
}

/** Fills a passenger from the machine-readable zone of a document. @param documents types that the flights accept */
export function useMrz(index: number, documents: readonly string[]): Mrz {
  const t = useTranslations("booking.mrz.wrong");
  const { setValue, clearErrors, setError, getFieldState, formState, trigger } = useFormContext<BookingFields>();
  const [outcome, setOutcome] = useState<MrzOutcome | null>(null);
  // Read before it is asked: the form tells only what is read while it draws.
  const { isSubmitted } = formState;
  const mark = (wrong: readonly MrzPart[], isStanding: (path: MarkedPath) => boolean) => {
    for (const part of wrong) {
      const field = FIELD_OF[part];
      const path: MarkedPath | null = field ? `passengers.${index}.${field}` : null;
      if (path && isStanding(path)) setError(path, { type: "mrz", message: t(part) });
    }
  };
  useRetold(() => {
    if (outcome?.kind === "filled") mark(outcome.reading.wrong, (path) => getFieldState(path).error?.type === "mrz");
  });
  const fill = async (reading: MrzReading) => {
    const values = fieldsOf(reading, index, documents);
    for (const [path, value] of values) setValue(path, value, { shouldDirty: true });
    const paths = values.map(([path]) => path);
    if (isSubmitted) await trigger(paths);
    else clearErrors(paths);
    mark(reading.wrong, () => true);
    // An expired document is told at once: nothing else that the agent types would help.
    if (!isSubmitted && reading.expiry && !reading.wrong.includes("expiry")) await trigger(`passengers.${index}.doc_expire`);
  };
  const take = (text: string) => {
    const zone = readMrz(text, serverToday());
    if (zone?.kind !== "travel") {
      setOutcome(zone ?? { kind: "length", count: mrzLength(text) });
      return zone !== null;
    }
    const { reading } = zone;
    setOutcome({ kind: "filled", reading, isAccepted: takenAs(reading.docType, documents) !== null });
    void fill(reading);
    return true;
  };
  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (!looksLikeMrz(text)) return;
    event.preventDefault();
    take(text);
  };
  return { outcome, take, takePaste };
}

type MarkedField = "doc_number" | "birthdate" | "doc_expire";
type MarkedPath = `passengers.${number}.${MarkedField}`;

const FIELD_OF: Partial<Record<MrzPart, MarkedField>> = {
  number: "doc_number",
  birthdate: "birthdate",
  expiry: "doc_expire",
};

type Filled = [FieldPathByValue<BookingFields, string>, string];

/** What the zone leaves open stays as it is in the form. */
function fieldsOf(reading: MrzReading, index: number, documents: readonly string[]): Filled[] {
  const at = `passengers.${index}` as const;
  const { birthdate, gender, citizenship, expiry } = reading;
  const docType = takenAs(reading.docType, documents);
  return [
    [`${at}.last_name`, reading.lastName],
    [`${at}.first_name`, reading.firstName],
    [`${at}.middle_name`, reading.middleName],
    ...(birthdate ? [[`${at}.birthdate`, birthdate] satisfies Filled] : []),
    ...(gender ? [[`${at}.gender`, gender] satisfies Filled] : []),
    ...(citizenship ? [[`${at}.citizenship`, citizenship] satisfies Filled] : []),
    ...(docType ? [[`${at}.doc_type`, docType] satisfies Filled] : []),
    [`${at}.doc_number`, reading.number],
    ...(expiry ? [[`${at}.doc_expire`, expiry] satisfies Filled] : []),
  ];
}
