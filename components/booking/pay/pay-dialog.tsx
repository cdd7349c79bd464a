"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LowBalance } from "@/components/travel/low-balance";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { balanceOptions } from "@/lib/client/money/balance";
import { askedCurrency, useCurrencies } from "@/lib/client/money/currencies";
import { fundsOptions } from "@/lib/client/money/funds";
import type { Balance } from "@/lib/contracts/interface/accounts";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { type PaymentFigures, paymentFigures } from "./payment-figures";
import type { PaymentResult } from "./use-pay";

interface PayDialogProps {
  booking: Booking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  /** How the last attempt ended, or null. */
  result: PaymentResult | null;
  error: unknown;
  /** What the agent agreed to in that attempt, major units. */
  confirmed: number | null;
  onConfirm: () => void;
  /** Forgets how the last attempt ended. */
  onReset: () => void;
}

/** The deposit before and after, and one decision. */
export function PayDialog({ booking, isOpen, onOpenChange, isPending, result, error, confirmed, onConfirm, onReset }: PayDialogProps) {
  const t = useTranslations("booking.pay");
  const locale = useLocale();
  const { amount, currency } = booking.price;
  const asked = askedCurrency(useCurrencies(), currency);
  const { data: balance, isError, isFetching, refetch } = useQuery({ ...balanceOptions(asked), enabled: isOpen, staleTime: 0 });
  const figures = balance ? paymentFigures(balance, amount) : null;
  const { isOn: isForCustomer } = useCustomerMode();
  const missing = figures?.missing ?? 0;
  const isTooLow = missing > 0 || result?.kind === "deposit_too_low";
  // Nobody pays a new price unseen.
  const isBlocked = result?.kind === "not_allowed" || (result?.kind === "price_changed" && isForCustomer);
  const money = formatMoney(amount, currency, locale);
  const recheck = () => {
    onReset();
    void refetch();
  };
  const action = isTooLow ? (
    <Button isPending={isFetching} onPress={recheck}>
      {t("recheck")}
    </Button>
  ) : (
    <Button isPending={isPending} isDisabled={isBlocked} onPress={onConfirm}>
      {isPending ? t("paying") : isForCustomer ? t("confirmPlain") : t("confirm", { amount: money })}
    </Button>
  );
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={() => onOpenChange(false)}>
        {t("close")}
      </Button>
      {action}
    </>
  );
  return (
    <Dialog
      title={t("title")}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || isPending || onOpenChange(false)}
      isDecision
      footer={footer}
    >
      <div className="space-y-4">
        {isForCustomer ? (
          <p>{t("forCustomer")}</p>
        ) : (
          <BalanceLines balance={balance ?? null} figures={figures} amount={amount} currency={currency} />
        )}
        {isError && !balance ? <p className="text-ink-soft text-sm">{t("balanceError")}</p> : null}
        {isOpen && !isTooLow && !isForCustomer ? <LowFunds currency={currency} /> : null}
        {isTooLow ? <TooLow missing={missing} currency={currency} held={formatInstant(booking.expire, locale)} /> : null}
        <PaymentNews result={result} error={error} confirmed={confirmed} currency={currency} />
      </div>
    </Dialog>
  );
}

interface TooLowProps {
  /** Major units; 0 where it is not known. */
  missing: number;
  currency: Currency;
  /** Until when the booking is. */
  held: string;
}

/** What is missing on the deposit; while a customer looks on, that it was not paid, and how the agent sees why. */
function TooLow({ missing, currency, held }: TooLowProps) {
  const t = useTranslations("booking.pay");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  if (isForCustomer)
    return (
      <Banner tone="bad" isAlert title={t("notPaid")}>
        {t("notPaidText", { date: held })}
      </Banner>
    );
  return (
    <Banner tone="bad" isAlert title={t("tooLow")}>
      {missing > 0 ? t("tooLowText", { missing: formatMoney(missing, currency, locale), date: held }) : t("tooLowSince", { date: held })}
    </Banner>
  );
}

/** Warns where the account stands below what the agency has set. */
function LowFunds({ currency }: { currency: Currency }) {
  const { data } = useQuery(fundsOptions());
  const funds = data?.items.find((each) => each.currency === currency);
  return funds ? <LowBalance funds={funds} /> : null;
}

function PaymentNews({
  result,
  error,
  confirmed,
  currency,
}: Pick<PayDialogProps, "result" | "error" | "confirmed"> & { currency: Booking["price"]["currency"] }) {
  const t = useTranslations("booking.pay");
  const locale = useLocale();
  const errorText = useErrorText();
  const { isOn: isForCustomer } = useCustomerMode();
  if (error) return <Banner tone="bad" isAlert title={errorText(error).message} />;
  if (result?.kind === "not_allowed") return <Banner tone="bad" isAlert title={t("notAllowed")} />;
  if (result?.kind !== "price_changed" || confirmed === null) return null;
  const sums = { previous: formatMoney(confirmed, currency, locale), amount: formatMoney(result.amount, currency, locale) };
  return (
    <Banner tone="warm" isAlert>
      {isForCustomer ? t("priceChangedPlain") : t("priceChanged", sums)}
    </Banner>
  );
}

interface BalanceLinesProps {
  /** Null while it is being read. */
  balance: Balance | null;
  figures: PaymentFigures | null;
  amount: number;
  currency: Currency;
}

/** The deposit now, what the booking takes, and what is left. */
function BalanceLines({ balance, figures, amount, currency }: BalanceLinesProps) {
  const t = useTranslations("booking.pay");
  const locale = useLocale();
  const waiting = <Skeleton className="h-5 w-32" />;
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <div className="num">
      <dl className="space-y-2">
        <Line label={t("deposit")}>{balance ? money(balance.deposit) : waiting}</Line>
        {balance && balance.credit > 0 ? <Line label={t("credit")}>{money(balance.credit)}</Line> : null}
        <Line label={t("amount")}>{money(-amount)}</Line>
        <Line label={t("after")} isSum>
          {figures ? money(figures.depositAfter) : waiting}
        </Line>
      </dl>
      {figures && figures.fromCredit > 0 && figures.missing === 0 ? (
        <p className="mt-2 text-sm text-warm">{t("usesCredit", { amount: money(figures.fromCredit) })}</p>
      ) : null}
    </div>
  );
}

function Line({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-center justify-between gap-4 ${isSum ? "border-line border-t pt-2 font-semibold" : ""}`}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
