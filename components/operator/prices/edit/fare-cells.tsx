"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextField } from "@/components/ui/fields/text-field";
import type { FareItem } from "@/lib/contracts/operator/fares";
import { amountText, type TypedEdit, withAmount, withChosen } from "./fare-edit";

interface FareCellProps {
  fare: FareItem;
  typed: TypedEdit;
  onChange: (typed: TypedEdit) => void;
}

/** What a fare is called to who does not see its row. */
function nameOf({ carrier, origin, destination, brand, booking_class }: FareItem): string {
  return `${carrier} ${origin} – ${destination}, ${brand} ${booking_class}`;
}

/** The amount of a fare, to write over. */
export function AmountCell({ fare, typed, onChange }: FareCellProps) {
  const t = useTranslations("prices.edit");
  return (
    <TextField
      className="ml-auto w-32"
      label={t("amountOf", { fare: nameOf(fare), currency: fare.currency })}
      isLabelHidden
      value={typed.amounts.get(fare.id) ?? amountText(fare)}
      onChange={(text) => onChange(withAmount(typed, fare, text))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={18}
      inputClassName="num text-right"
      end={<span className="pr-2 text-ink-soft text-sm">{fare.currency}</span>}
    />
  );
}

/** Ticks a fare. */
export function ChosenCell({ fare, typed, onChange }: FareCellProps) {
  return (
    <Checkbox
      aria-label={nameOf(fare)}
      isSelected={typed.chosen.has(fare.id)}
      onChange={(isChosen) => onChange(withChosen(typed, [fare.id], isChosen))}
    />
  );
}
