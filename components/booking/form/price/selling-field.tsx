"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";
import type { BookingFields } from "../booking-fields";
import { FieldSlot, useFormField } from "../form-field";
import type { FormPrice } from "./form-price";

/** Another price for the customer than the rules make, between what the agency allows: the button beside it says it at once. */
export function SellingField({ price, currency }: { price: FormPrice; currency: Currency }) {
  const t = useTranslations("selling");
  const { setValue } = useFormContext<BookingFields>();
  const { value, onChange } = useFormField("selling_price");
  const [isOpen, setOpen] = useState(value !== "");
  const button = useRef<HTMLButtonElement>(null);
  const { bounds } = price;
  const isFixed = bounds === null;
  // A price typed before the agency took the bounds away does not come back with them.
  useEffect(() => {
    if (!isFixed) return;
    setOpen(false);
    if (value !== "") setValue("selling_price", "");
  }, [isFixed, value, setValue]);
  if (!bounds) return null;
  const close = () => {
    onChange("");
    setOpen(false);
    window.setTimeout(() => button.current?.focus());
  };
  if (isOpen || value !== "")
    return <OpenField price={price} bounds={bounds} currency={currency} onChange={onChange} onClose={close} isNew={value === ""} />;
  return (
    <Button variant="secondary" size="sm" className="mt-3 w-full" ref={button} onPress={() => setOpen(true)}>
      {t("change")}
    </Button>
  );
}

interface OpenFieldProps {
  price: FormPrice;
  bounds: NonNullable<FormPrice["bounds"]>;
  currency: Currency;
  onChange: (text: string) => void;
  /** Back to the price of the rules. */
  onClose: () => void;
  /** It was opened by hand just now, and is not there because a price was typed before. */
  isNew: boolean;
}

function OpenField({ price, bounds, currency, onChange, onClose, isNew }: OpenFieldProps) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const limits = { lowest: money(bounds.lowest), highest: money(bounds.highest) };
  const [takesFocus] = useState(isNew);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);
  // Enter in the field is the end of typing a price, and no booking.
  const stay = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <FieldSlot name="selling_price" className="mt-3">
      <TextField
        label={t("total", { currency })}
        name="selling_price"
        value={price.text}
        onChange={onChange}
        onKeyDown={stay}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num text-lg"
        inputRef={input}
        description={t("betweenInForm", limits)}
        error={price.isAllowed ? undefined : t("outside", limits)}
      />
      <Button variant="secondary" size="sm" className="mt-2 w-full" onPress={onClose}>
        {t("byRules", { amount: money(price.byRules) })}
      </Button>
    </FieldSlot>
  );
}
