"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { Banner } from "@/components/ui/states/banner";
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { documentName } from "../parts/document-name";
import { correctPassenger, WORK_LISTS } from "../queries";
import { Citizenship } from "./citizenship";
import { type Correctable, type CorrectedFields, correctionOf, fieldsOf, unplacedTexts } from "./correction";

interface CorrectPassengerProps {
  booking: Booking;
  passenger: Booking["passengers"][number];
  correctable: Correctable;
}

interface OpenerProps extends Omit<CorrectPassengerProps, "correctable"> {
  /** Missing where nothing may be put right, or before that is known. */
  correctable: Correctable | undefined;
}

/** Puts a passenger's name, document or phone right, as far as that is still possible. What is being typed stays while the booking moves on. */
export function CorrectPassenger({ booking, passenger, correctable }: OpenerProps) {
  const t = useTranslations("booking.correct");
  // What held when it was opened, for as long as nothing else is known.
  const [opened, setOpened] = useState<Correctable | null>(null);
  const known = correctable ?? opened;
  if (!known) return null;
  const name = `${passenger.last_name} ${passenger.first_name}`;
  return (
    <>
      <IconButton label={t("open", { name })} className="-my-2.5 print:hidden" onPress={() => setOpened(known)}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      {opened ? <CorrectDialog booking={booking} passenger={passenger} correctable={known} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

const NAMES = [
  { name: "last_name", label: "lastName" },
  { name: "first_name", label: "firstName" },
  { name: "middle_name", label: "middleName" },
] as const;

function CorrectDialog({ booking: { id, status }, passenger, correctable, onClose }: CorrectPassengerProps & { onClose: () => void }) {
  const t = useTranslations("booking.correct");
  const tForm = useTranslations("passengers.fields");
  const tBooking = useTranslations("booking");
  const tCommon = useTranslations("common.actions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [before] = useState(() => fieldsOf(passenger));
  const [fields, setFields] = useState(before);
  const correction = correctionOf(before, fields, correctable);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => correctPassenger({ bookingId: id, passengerKey: passenger.key }, correction),
    onSuccess: async () => {
      toast.success(t("saved"));
      await askAnew(cache, ["booking", "one", id], ["booking", "extras", id], WORK_LISTS);
      onClose();
    },
  });
  const problems = error instanceof ApiError ? error.fields : {};
  const wrong = (name: keyof CorrectedFields) => problems[name]?.join(" ");
  const set = (change: Partial<CorrectedFields>) => setFields((last) => ({ ...last, ...change }));
  const text = (name: keyof CorrectedFields, label: string, inputClassName = "uppercase") => (
    <TextField
      key={name}
      label={label}
      value={fields[name]}
      onChange={(typed) => set({ [name]: typed })}
      error={wrong(name)}
      autoComplete="off"
      spellCheck="false"
      inputClassName={inputClassName}
    />
  );
  const refusal = Object.keys(problems).length > 0 ? unplacedTexts(problems, correctable) : errorText(error).message;
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tCommon("cancel")}
      </Button>
      <Button isPending={isPending} isDisabled={Object.keys(correction).length === 0} onPress={() => mutate()}>
        {t("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || isPending || onClose()} isDecision footer={footer}>
      <div className="grid gap-4 sm:grid-cols-2">
        <p className="text-ink-soft text-sm sm:col-span-2">{t(leadOf(status, correctable))}</p>
        {error && refusal ? <Banner tone="bad" isAlert title={refusal} className="sm:col-span-2" /> : null}
        {correctable.name ? NAMES.map(({ name, label }) => text(name, tForm(label))) : null}
        <Select
          label={tForm("docType")}
          options={correctable.documents.map((type) => ({ id: type, label: documentName(type, tBooking) }))}
          value={correctable.documents.find((type) => type === fields.doc_type) ?? null}
          onChange={(doc_type) => set({ doc_type })}
          error={wrong("doc_type")}
        />
        {text("doc_number", tForm("docNumber"))}
        <DateField
          label={tForm("docExpire")}
          use="expiry"
          value={fields.doc_expire}
          onChange={(doc_expire) => set({ doc_expire })}
          error={wrong("doc_expire")}
        />
        <Citizenship
          label={tForm("citizenship")}
          value={fields.citizenship}
          onChange={(citizenship) => set({ citizenship })}
          error={wrong("citizenship")}
        />
        {text("tel", tForm("tel"), "num")}
      </div>
    </Dialog>
  );
}

function leadOf(status: Booking["status"], { name }: Correctable): "beforeTicket" | "nameStays" | "afterTicket" {
  if (name) return "beforeTicket";
  return status === "booked" ? "nameStays" : "afterTicket";
}
