"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { resolveLater } from "@/lib/client/calls/resolve-later";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { TripFindRequest } from "@/lib/contracts/trip/trip";
import { findTrip } from "./calls";

const resolver = resolveLater<TripFindRequest>(async () => (await import("./find-form-resolver")).findFormResolver);

/** Booking number and surname: the way in without the link. @param bookingNumber as the address has it; empty where it has none */
export function FindForm({ bookingNumber }: { bookingNumber: string }) {
  const t = useTranslations("trip.find");
  const router = useRouter();
  const errorText = useErrorText();
  const find = useMutation({ mutationFn: findTrip, onSuccess: ({ url }) => router.push(new URL(url).pathname) });
  const form = useForm<TripFindRequest>({
    resolver,
    defaultValues: { booking_number: bookingNumber, last_name: "" },
  });
  return (
    <form onSubmit={form.handleSubmit((values) => find.mutate(values))} noValidate className="flex flex-col gap-5">
      {find.error ? (
        <Banner tone="bad" isAlert>
          {errorText(find.error).message}
        </Banner>
      ) : null}
      <FindField control={form.control} name="booking_number" inputClassName="num uppercase tracking-wider" />
      <FindField control={form.control} name="last_name" />
      <Button type="submit" size="lg" isPending={find.isPending || find.isSuccess} className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}

interface FindFieldProps {
  control: ReturnType<typeof useForm<TripFindRequest>>["control"];
  name: keyof TripFindRequest;
  inputClassName?: string;
}

const TEXTS = {
  booking_number: { label: "bookingNumber", hint: "bookingNumberHint", autoComplete: "off" },
  last_name: { label: "lastName", hint: "lastNameHint", autoComplete: "family-name" },
} as const;

function FindField({ control, name, inputClassName = "" }: FindFieldProps) {
  const t = useTranslations("trip.find");
  const { label, hint, autoComplete } = TEXTS[name];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t(label)}
          description={t(hint)}
          autoComplete={autoComplete}
          spellCheck="false"
          inputClassName={inputClassName}
          error={fieldState.error ? t(`errors.${name}`) : undefined}
        />
      )}
    />
  );
}
