"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { AgencyOnly } from "@/lib/client/customer-mode";

interface PhoneStepsProps {
  /** Number of the passenger that is shown, from 0. */
  step: number;
  count: number;
  onStep: (step: number) => void;
}

/** Names the one passenger that a phone shows at a time, with buttons to the others. */
export function PhoneSteps({ step, count, onStep }: PhoneStepsProps) {
  const t = useTranslations("booking.phone");
  if (count < 2) return null;
  return (
    <nav aria-label={t("passengers")} className="flex items-center justify-between gap-2 md:hidden">
      <IconButton label={t("previous")} isDisabled={step === 0} onPress={() => onStep(step - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <span role="status" className="num font-medium text-sm">
        {t("step", { number: step + 1, count })}
      </span>
      <IconButton label={t("next")} isDisabled={step === count - 1} onPress={() => onStep(step + 1)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </nav>
  );
}

interface PhoneBarProps {
  /** What the customer pays for all passengers. */
  total: string;
  /** What it costs the agency; null where it makes no prices of its own. */
  cost: string | null;
  isPending: boolean;
  /** The total is what the button would book. */
  isBookable: boolean;
}

/** Keeps the total and the button in reach on a phone, above the menu. */
export function PhoneBar({ total, cost, isPending, isBookable }: PhoneBarProps) {
  const t = useTranslations("booking");
  const tSelling = useTranslations("selling");
  return (
    <div className="sticky bottom-14 z-20 -mx-4 mt-4 flex items-center justify-between gap-3 border-line border-t bg-surface px-4 py-2 shadow-float md:hidden">
      <span className="num">
        <span className="block font-semibold">{total}</span>
        {cost === null ? null : (
          <AgencyOnly>
            <span className="block text-ink-soft text-xs">{tSelling("costIs", { amount: cost })}</span>
          </AgencyOnly>
        )}
      </span>
      <Button
        type="submit"
        isPending={isPending}
        {...(isBookable ? { "aria-label": t("form.submit", { total }) } : {})}
        className="min-h-11"
      >
        {t("phone.book")}
      </Button>
    </div>
  );
}
