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
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import type { SavedPassenger } from "@/lib/contracts/portal/passenger-book";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { changeSaved } from "./queries";

interface EditPassengerProps {
  passenger: SavedPassenger;
  countries: readonly CountryOption[];
  onClose: () => void;
}

const TEXTS = [
  { name: "last_name", label: "lastName" },
  { name: "first_name", label: "firstName" },
  { name: "middle_name", label: "middleName" },
  { name: "doc_number", label: "docNumber" },
  { name: "tel", label: "tel" },
] as const;

/** What the book says of a passenger: a new passport, a married name, another phone. */
export function EditPassenger({ passenger, countries, onClose }: EditPassengerProps) {
  const t = useTranslations("passengers");
  const tForm = useTranslations("passengers.fields");
  const tCommon = useTranslations("common.actions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [person, setPerson] = useState(passenger);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeSaved(person),
    onSuccess: async () => {
      await askAnew(cache, BOOK_KEY);
      onClose();
    },
  });
  const fields = error instanceof ApiError ? error.fields : {};
  const wrong = (name: string) => fields[name]?.join(" ");
  const set = (change: Partial<SavedPassenger>) => setPerson((before) => ({ ...before, ...change }));
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
    <Dialog title={t("editTitle")} isOpen onOpenChange={(opens) => opens || onClose()} isDecision footer={footer}>
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
