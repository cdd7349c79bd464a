"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { savedFamiliesOptions } from "@/lib/client/travel/passenger-book";
import { useRested } from "@/lib/client/use-rested";
import { WIDTHS } from "@/lib/client/widths";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { SavedFamily, SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { formatTypedDate } from "@/lib/i18n/formats";
import type { BookingFields } from "../booking-fields";
import { lastFlightDate } from "../use-booking-form";
import { useBookPassengers } from "./use-book-passengers";

const SHORTEST = 2;

interface BookPickerProps {
  offer: Offer;
  /** Nothing else is asked of the agent first: typing can begin here. */
  isFirst: boolean;
  /** Somebody was put into the form: typing goes on at what is still empty. */
  onPicked: () => void;
}

/** The agency's own passengers: a whole family in one press. */
export function BookPicker({ offer, isFirst, onPicked }: BookPickerProps) {
  const t = useTranslations("booking.book");
  const errorText = useErrorText();
  const input = useFocusOnDesk(isFirst);
  const [search, setSearch] = useState("");
  const rested = useRested(search.trim());
  const { picked, pick } = useBookPassengers(offer);
  const isAsked = rested.length >= SHORTEST;
  const { data, error } = useQuery({ ...savedFamiliesOptions(rested), enabled: isAsked, placeholderData: keepPreviousData });
  const take = (members: readonly SavedPassenger[]) => {
    pick(members);
    setSearch("");
    if (window.matchMedia(DESK).matches) onPicked();
  };
  const isOpen = isAsked && search.trim() !== "";
  return (
    <SectionCard title={t("title")} className="space-y-3">
      <TextField
        label={t("search")}
        value={search}
        onChange={setSearch}
        autoComplete="off"
        spellCheck="false"
        type="search"
        inputRef={input}
      />
      {isOpen && error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      {isOpen && data ? <Families families={[...data.families, ...data.booked]} lastFlight={lastFlightDate(offer)} onPick={take} /> : null}
      <div role="status">
        {picked && picked.seated.length > 0 ? <Banner tone="good" title={t("filled", { names: namesOf(picked.seated) })} /> : null}
        {picked && picked.left.length > 0 ? <Banner tone="warm" title={t("left", { names: namesOf(picked.left) })} /> : null}
      </div>
    </SectionCard>
  );
}

/** Takes the focus when the form opens, unless something else has it. Not on a phone: its keyboard would cover the form. */
function useFocusOnDesk(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const [isAsked] = useState(isWanted);
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isAsked && isFree && window.matchMedia(DESK).matches) input.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return input;
}

const DESK = `${WIDTHS.md} and (pointer: fine)`;

/** Whether whoever flies is kept in the book: asked where they have just been typed. */
export function SaveToBook() {
  const t = useTranslations("booking.book");
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: "save_to_book" });
  return (
    <Card className="px-4 py-3 md:px-5">
      <Checkbox isSelected={field.value} onChange={field.onChange}>
        {t("save")}
        <span className="block text-ink-faint text-sm">{t("saveHint")}</span>
      </Checkbox>
    </Card>
  );
}

function namesOf(members: readonly SavedPassenger[]): string {
  return members.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(", ");
}

interface FamiliesProps {
  families: readonly SavedFamily[];
  lastFlight: string;
  onPick: (members: readonly SavedPassenger[]) => void;
}

function Families({ families, lastFlight, onPick }: FamiliesProps) {
  const t = useTranslations("booking.book");
  if (families.length === 0) return <p className="text-ink-soft text-sm">{t("nobody")}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {families.map(({ key, members }) => (
        <li key={key} className="flex flex-wrap items-center gap-2 p-2">
          {members.length > 1 ? (
            <Button size="sm" onPress={() => onPick(members)}>
              {t("all", { count: members.length, name: members[0]?.last_name ?? "" })}
            </Button>
          ) : null}
          {members.map((member) => (
            <Button key={member.id} variant="secondary" size="sm" onPress={() => onPick([member])}>
              <span>
                {member.last_name} {member.first_name}
              </span>
              <span className="num font-normal text-ink-faint">{formatTypedDate(member.birthdate)}</span>
              {member.doc_expire < lastFlight ? <Badge tone="bad">{t("expired")}</Badge> : null}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  );
}
