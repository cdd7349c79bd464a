"use client";

import { CircleCheck, Luggage, RefreshCw, Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import { leastBaggage, leastHandBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import { formatMoney } from "@/lib/i18n/formats";
import { ChoiceDirection } from "./choice-direction";

interface ChoiceCardProps {
  choice: QuoteChoice;
  /** Whether the quote takes answers. */
  canTake: boolean;
  isPending: boolean;
  /** Null while another one is being taken. */
  onTake: (() => void) | null;
}

/** One choice: its flights, what is in the price, the price, and the button that takes it. */
export function ChoiceCard({ choice, canTake, isPending, onTake }: ChoiceCardProps) {
  const t = useTranslations("quotes.customer");
  const number = choice.position + 1;
  const look = choice.is_chosen ? "border-good ring-1 ring-good" : "border-line";
  return (
    <li className={`flex flex-col gap-4 rounded-xl border bg-surface p-4 shadow-card print:break-inside-avoid md:p-5 ${look}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t("choice", { number })}</h2>
        <span className="text-ink-soft text-sm">{choice.brand}</span>
      </div>
      {choice.directions.map((direction) => (
        <ChoiceDirection key={direction.departure.datetime} direction={direction} />
      ))}
      <Included choice={choice} />
      <div className="mt-auto space-y-3 border-line border-t pt-3">
        <ChoicePrice choice={choice} />
        {choice.is_chosen ? (
          <p className="flex items-center gap-2 font-medium text-good">
            <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
            {t("taken")}
          </p>
        ) : canTake && choice.is_available ? (
          <Button
            className="w-full print:hidden"
            isPending={isPending}
            isDisabled={onTake === null && !isPending}
            onPress={() => onTake?.()}
            aria-label={`${t("take")}: ${t("choice", { number })}`}
          >
            {t("take")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function ChoicePrice({ choice: { price, was, is_available } }: { choice: QuoteChoice }) {
  const t = useTranslations("quotes.customer");
  const locale = useLocale();
  if (!is_available) return <Badge tone="bad">{t("gone")}</Badge>;
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  return (
    <div>
      <p className="num font-semibold text-2xl">{money(price.amount)}</p>
      <p className="num text-ink-soft text-sm">
        {t("forAll")}
        {was === null ? null : (
          <span className="font-medium text-warm">
            {" "}
            · {t("changed")}, {t("was", { amount: money(was) })}
          </span>
        )}
      </p>
    </div>
  );
}

/** Bags, refunds and changes: what a customer asks first. */
function Included({ choice: { directions, refund, change } }: { choice: QuoteChoice }) {
  const t = useTranslations("quotes.customer");
  const baggageText = useBaggageText();
  const segments = directions.flatMap((direction) => direction.segments);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Line icon={<Luggage className="size-4" aria-hidden="true" />}>
        {baggageText("checked", leastBaggage(segments))} · {baggageText("hand", leastHandBaggage(segments))}
      </Line>
      <Line icon={<Undo2 className="size-4" aria-hidden="true" />}>{t(`refund.${refund}`)}</Line>
      <Line icon={<RefreshCw className="size-4" aria-hidden="true" />}>{t(`change.${change}`)}</Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="num flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-ink-faint">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
