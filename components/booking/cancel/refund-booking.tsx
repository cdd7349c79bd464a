"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { ApiError } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Booking, RefundAmounts } from "@/lib/contracts/interface/bookings";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { bookingExtrasQuery, refundAmountsQuery, refundByRules } from "../queries";
import { CustomerBack } from "./customer-back";
import { DecisionDialog, ReturnOption, useDecision } from "./decision-dialog";

/** interface-facts: refund unavailable. */
const REFUND_UNAVAILABLE = 5233;

interface RefundBookingProps {
  booking: Booking;
  /** Moment until which the whole price can be had back instead, ISO 8601, UTC; or null. */
  voidUntil: string | null;
  /** Leads to the back office, where the rules give nothing. */
  onAsk: () => void;
}

/** Shows what comes back by the fare rules, then asks, then does it. */
export function RefundBooking({ booking, voidUntil, onAsk }: RefundBookingProps) {
  const t = useTranslations("booking.refund");
  const tManual = useTranslations("booking.manual");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const decision = useDecision({ run: (headers) => refundByRules(booking.id, headers), done: t("done") });
  const amounts = useQuery({ ...refundAmountsQuery(booking.id), enabled: decision.isOpen });
  const isNothing = amounts.error instanceof ApiError && amounts.error.code === REFUND_UNAVAILABLE;
  const back = amounts.data ? formatMoney(amounts.data.refund_amount, amounts.data.currency, locale) : "…";
  const texts = { title: t("title"), keep: tCancel("keep"), confirm: t("confirm", { amount: back }), working: t("working") };
  // The amount may fall by the minute, so it is read again.
  const extras = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const open = () => {
    void extras.refetch();
    decision.open();
  };
  const ask = () => {
    decision.onOpenChange(false);
    onAsk();
  };
  return (
    <ReturnOption hint={t("hint")}>
      <Button variant="secondary" className="w-full" onPress={open}>
        {t("action")}
      </Button>
      <DecisionDialog
        decision={decision}
        texts={texts}
        isBlocked={!amounts.data}
        action={isNothing ? <Button onPress={ask}>{tManual("action")}</Button> : null}
      >
        {isNothing ? (
          <Banner tone="warm" isAlert title={t("none")}>
            {t("noneText")}
          </Banner>
        ) : (
          <>
            <RefundAmountsView amounts={amounts.data} error={amounts.error} onRetry={() => void amounts.refetch()} />
            <CustomerBack amount={extras.data?.customer_back?.by_rules ?? null} currency={booking.price.currency} />
            <p>{t("effect")}</p>
          </>
        )}
        {voidUntil && extras.data ? <VoidHint booking={booking} amount={extras.data.whole_back} until={voidUntil} /> : null}
      </DecisionDialog>
    </ReturnOption>
  );
}

function VoidHint({ booking, amount, until }: { booking: Booking; amount: number; until: string }) {
  const t = useTranslations("booking.refund");
  const locale = useLocale();
  return (
    <Banner>{t("voidFirst", { amount: formatMoney(amount, booking.price.currency, locale), date: formatInstant(until, locale) })}</Banner>
  );
}

interface RefundAmountsViewProps {
  /** Undefined while it is being asked. */
  amounts: RefundAmounts | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What was paid, what is kept, what comes back. */
function RefundAmountsView({ amounts, error, onRetry }: RefundAmountsViewProps) {
  const t = useTranslations("booking.refund");
  const errorText = useErrorText();
  if (error && !amounts) return <LoadError text={errorText(error).message} onRetry={onRetry} />;
  return (
    <dl className="num space-y-2">
      <AmountLine label={t("paid")} amounts={amounts} amountOf={({ refund_amount, penalty }) => refund_amount + penalty} />
      <AmountLine label={t("kept")} amounts={amounts} amountOf={({ penalty }) => (penalty === 0 ? 0 : -penalty)} />
      <AmountLine label={t("back")} amounts={amounts} amountOf={({ refund_amount }) => refund_amount} isSum />
    </dl>
  );
}

interface AmountLineProps {
  label: string;
  amounts: RefundAmounts | undefined;
  /** Major units. */
  amountOf: (amounts: RefundAmounts) => number;
  isSum?: boolean;
}

function AmountLine({ label, amounts, amountOf, isSum = false }: AmountLineProps) {
  const locale = useLocale();
  return (
    <div className={`flex items-center justify-between gap-4 ${isSum ? "border-line border-t pt-2 font-semibold text-lg" : ""}`}>
      <dt className={isSum ? "" : "text-ink-soft"}>{label}</dt>
      <dd className="whitespace-nowrap">
        {amounts ? formatMoney(amountOf(amounts), amounts.currency, locale) : <Skeleton className="h-5 w-32" />}
      </dd>
    </div>
  );
}
