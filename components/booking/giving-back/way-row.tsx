"use client";

import { useLocale, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/states/skeleton";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";
import type { Way, WaySums } from "./way";

interface WayRowProps {
  way: Way;
  /** Name of the radio group. */
  name: string;
  currency: Currency;
  isTaken: boolean;
  onTake: () => void;
}

/** One way beside the others: what it means and what each side gets, or why it cannot be taken. */
export function WayRow({ way, name, currency, isTaken, onTake }: WayRowProps) {
  const { title, hint, reason, sums, asks, says } = way;
  const isPossible = reason === "";
  return (
    <div
      className={`rounded-xl border ${isTaken ? "border-accent" : "border-line-strong"} ${isPossible ? "bg-surface" : "border-line bg-paper"}`}
    >
      <label
        className={`grid gap-x-4 gap-y-1.5 rounded-xl p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${isPossible ? "cursor-pointer md:grid-cols-[minmax(0,1fr)_26rem]" : ""} ${isTaken ? "bg-accent-soft" : ""}`}
      >
        <span className="flex gap-3">
          <input
            type="radio"
            name={name}
            value={way.id}
            checked={isTaken}
            disabled={!isPossible}
            onChange={onTake}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 rounded-full border-2 border-line-strong bg-surface peer-checked:border-5 peer-checked:border-accent peer-disabled:border-line"
          />
          <span className="min-w-0">
            <span className={`block font-medium ${isPossible ? "" : "text-ink-soft"}`}>{title}</span>
            <span className="block text-ink-soft text-sm">{reason || hint}</span>
          </span>
        </span>
        {isPossible ? <Sums sums={sums} currency={currency} /> : null}
      </label>
      {isPossible && asks ? <div className="space-y-3 px-3 pb-3 md:pl-10">{asks}</div> : null}
      {isTaken ? <div className="space-y-3 px-3 pt-2 pb-3 md:pl-10">{says}</div> : null}
    </div>
  );
}

/** What the customer and the deposit get, and what nobody does. */
function Sums({ sums, currency }: { sums: WaySums | string | undefined; currency: Currency }) {
  const t = useTranslations("booking.return");
  if (typeof sums === "string") return <span className="text-ink-soft text-sm max-md:pl-7 md:text-right">{sums}</span>;
  return (
    <span className="num grid gap-x-3 max-md:gap-y-0.5 max-md:pl-7 md:grid-cols-3 md:text-right">
      <Sum label={t("customer")} amount={sums?.customer} currency={currency} isMain />{" "}
      <Sum label={t("deposit")} amount={sums?.deposit} currency={currency} isMain />{" "}
      <Sum label={t("kept")} amount={sums?.kept} currency={currency} />
    </span>
  );
}

interface SumProps {
  label: string;
  /** Major units; undefined while it is being asked. */
  amount: number | undefined;
  currency: Currency;
  isMain?: boolean;
}

function Sum({ label, amount, currency, isMain = false }: SumProps) {
  const locale = useLocale();
  return (
    <span className="flex justify-between gap-3 md:block">
      <span className="text-ink-soft text-sm md:block md:text-xs">{label}</span>{" "}
      <span className={`whitespace-nowrap md:block ${isMain ? "font-semibold" : "text-ink-soft"}`}>
        {amount === undefined ? <Skeleton className="inline-block h-5 w-24" /> : formatMoney(amount, currency, locale)}
      </span>
    </span>
  );
}
