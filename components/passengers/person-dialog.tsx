"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import type { SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { DOC_TYPES } from "@/lib/domain/passengers/doc-types";
import { GENDERS } from "@/lib/domain/passengers/passengers";

interface PersonDialogProps {
  title: string;
  /** What the fields begin with. */
  person: SavedPerson;
  countries: readonly CountryOption[];
  /** Sends what was typed. */
  save: (person: SavedPerson) => Promise<unknown>;
  onClose: () => void;
}

/** Somebody who is still to be typed. */
export const NOBODY: SavedPerson = {
  ...{ last_name: "", first_name: "", middle_name: "", birthdate: "", gender: "M", citizenship: "UZ" },
  ...{ doc_type: "A", doc_number: "", doc_expire: "", tel: "" },
};

const TEXTS = [
  { name: "last_name", label: "lastName" },
  { name: "first_name", label: "firstName" },
  { name: "middle_name", label: "middleName" },
  { name: "doc_number", label: "docNumber" },
  { name: "tel", label: "tel" },
] as const;

/** What the book says of a passenger: a new passport, a married name, another phone; or of one who is added by hand. */
export function PersonDialog({ title, person: initial, countries, save, onClose }: PersonDialogProps) {
  const t = useTranslations("passengers");
  const tForm = useTranslations("passengers.fields");
  const tBooking = useTranslations("booking");
  const tCommon = useTranslations("common.actions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [person, setPerson] = useState(initial);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(person),
    onSuccess: async () => {
      await askAnew(cache, BOOK_KEY);
      onClose();
    },
  });
  const fields = errorText(error).fields;
  // Of one who is added, the field stands in a list of one.
  const wrong = (name: string) => (fields[name] ?? fields[`passengers.0.${name}`])?.join(" ");
  const set = (change: Partial<SavedPerson>) => setPerson((before) => ({ ...before, ...change }));
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tCommon("cancel")}
      </Button>
      <Button isPending={isPending} onPress={() => mutate()}>
        {t("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onOpenChange={(opens) => opens || onClose()} isDecision footer={footer}>
      <div className="grid gap-4 sm:grid-cols-2">
        {error && Object.keys(fields).length === 0 ? (
          <Banner tone="bad" isAlert title={errorText(error).message} className="sm:col-span-2" />
        ) : null}
        {TEXTS.map(({ name, label }) => (
          <TextField
            key={name}
            label={tForm(label)}
            value={person[name]}
            onChange={(text) => set({ [name]: text })}
            error={wrong(name)}
            autoComplete="off"
            spellCheck="false"
            inputClassName={name === "tel" ? "num" : "uppercase"}
          />
        ))}
        <DateField
          label={tForm("birthdate")}
          use="birth"
          value={person.birthdate}
          onChange={(birthdate) => set({ birthdate })}
          error={wrong("birthdate")}
        />
        <DateField
          label={tForm("docExpire")}
          use="expiry"
          value={person.doc_expire}
          onChange={(doc_expire) => set({ doc_expire })}
          error={wrong("doc_expire")}
        />
        <Select
          label={tForm("gender")}
          options={GENDERS.map((gender) => ({ id: gender, label: tBooking(`gender.${gender}`) }))}
          value={person.gender}
          onChange={(gender) => set({ gender })}
          error={wrong("gender")}
        />
        <Select
          label={tForm("docType")}
          options={DOC_TYPES.map((type) => ({ id: type, label: tBooking(`document.${type}`) }))}
          value={person.doc_type}
          onChange={(doc_type) => set({ doc_type })}
          error={wrong("doc_type")}
        />
        <Select
          label={tForm("citizenship")}
          options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          value={person.citizenship}
          onChange={(citizenship) => set({ citizenship })}
          error={wrong("citizenship")}
        />
      </div>
    </Dialog>
  );
}
