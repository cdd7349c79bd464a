"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/states/load-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { RefundAmounts } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatMoney } from "@/lib/i18n/formats";
import { useDeciding } from "../cancel/use-deciding";
import { refundAmountsQuery, refundByRules } from "../queries";
import { isRefundUnavailable } from "./refund-unavailable";
import { customerPart, type Way, type WayProps, type WaySums } from "./way";

/** All that is left, for what the fare rules give at this moment. */
export function useRulesWay({ booking, extras, onDone }: WayProps): Way {
  const t = useTranslations("booking.refund");
  const locale = useLocale();
  const errorText = useErrorText();
  const isTicketed = booking.status === "ticketed";
  const { data, error, refetch } = useQuery({ ...refundAmountsQuery(booking.id), enabled: isTicketed });
  const deciding = useDeciding({ run: (headers) => refundByRules(booking.id, headers), done: t("done"), onDone });
  const back = data ? formatMoney(data.refund_amount, data.currency, locale) : "…";
  const isNothing = isRefundUnavailable(error);
  const isUnread = error !== null && !data && !isNothing;
  const reasonOf = () => {
    if (!isTicketed) return t("unissued");
    return isNothing ? t("none") : "";
  };
  // Nothing can be said of what was refused, or not asked.
  const unknown = isTicketed && error === null ? undefined : "";
  return {
    ...{ id: "rules", title: t("action"), hint: t("hint"), deciding, isBlocked: !data },
    ...{ confirm: t("confirm", { amount: back }), working: t("working") },
    reason: reasonOf(),
    sums: data ? sumsOf(data, extras) : unknown,
    says: isUnread ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : <p>{t("effect")}</p>,
  };
}

function sumsOf({ refund_amount: deposit, penalty: kept }: RefundAmounts, extras: PortalBooking): WaySums {
  return { deposit, kept, customer: customerPart(extras, deposit, extras.customer_back?.by_rules) };
}
