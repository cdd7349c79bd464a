"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PartChoice } from "@/components/travel/refund/part-choice";
import {
  type ChosenPart,
  directionsApart,
  givenBy,
  partBody,
  partForCustomer,
  partTotals,
  whoLacks,
} from "@/components/travel/refund/part-totals";
import { allDirections, leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import { formatMoney } from "@/lib/i18n/formats";
import { useDeciding } from "../cancel/use-deciding";
import { refundOptionsQuery, refundPart } from "../queries";
import { isRefundUnavailable } from "./refund-unavailable";
import { customerPart, type Way, type WayProps, type WaySums } from "./way";

const NOBODY: ChosenPart = { passengers: [], directions: [] };

/** Some passengers or some flights, for what the fare rules give for them; the others keep their tickets. */
export function usePartWay(props: WayProps): Way {
  const { booking, onDone, onTake } = props;
  const t = useTranslations("booking.part");
  const tRefund = useTranslations("booking.refund");
  const locale = useLocale();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(NOBODY);
  const [apart, setApart] = useState<readonly number[]>([]);
  const isTicketed = booking.status === "ticketed";
  const hasParts = booking.passengers.length > 1 || booking.directions.length > 1;
  const { data, error, refetch } = useQuery({ ...refundOptionsQuery(booking.id), enabled: isTicketed && hasParts });
  const body = partBody(chosen, apart);
  const run = (headers: Record<string, string>) => refundPart(booking.id, body, headers);
  const deciding = useDeciding({ run, done: tRefund("done"), request: JSON.stringify(body), onDone });
  const part = data ? chosenPart(props, data, chosen, apart) : null;
  const take = (next: ChosenPart) => {
    deciding.forget();
    setChosen(next);
    setApart(data ? directionsApart(data) : []);
    onTake("part");
  };
  const reason = () => {
    if (!isTicketed) return tRefund("unissued");
    if (isRefundUnavailable(error)) return tRefund("none");
    if (!hasParts || (data && data.passengers.length < 2 && directionsApart(data).length === 0)) return t("noParts");
    return data?.passengers.every(({ refund }) => refund === 0) ? tRefund("none") : "";
  };
  const isUnread = error !== null && !data;
  return {
    ...{ id: "part", title: t("action"), hint: t("hint"), reason: reason(), deciding },
    ...{ working: tRefund("working"), isBlocked: !part?.isReady },
    confirm: tRefund("confirm", { amount: data && part?.sums ? formatMoney(part.sums.deposit, data.currency, locale) : "…" }),
    sums: part?.sums ?? (data || isUnread || !isTicketed || !hasParts ? t("asChosen") : undefined),
    asks: data && part && (
      <PartChoice
        booking={booking}
        options={data}
        chosen={chosen}
        lacking={part.lacking}
        needsAdult={chosen.passengers.length > 0 && part.needsAdult}
        onChoose={take}
      />
    ),
    says: (
      <>
        {isUnread ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
        {part?.sums?.deposit === 0 ? <Banner tone="warm" isAlert title={t("nothing")} /> : null}
        {part?.isReady ? <p>{t("effect")}</p> : null}
      </>
    ),
  };
}

/** What is chosen, what it comes to, and what speaks against it. */
function chosenPart({ booking, extras }: WayProps, options: RefundOptions, chosen: ChosenPart, apart: readonly number[]) {
  const isWhole = chosen.passengers.length > 0 && (apart.length === 0 || chosen.directions.length > 0);
  const { refund, kept } = partTotals(options, chosen);
  const own = partForCustomer(options, chosen, extras.customer_back);
  const sums: WaySums | null = isWhole ? { deposit: refund, kept, customer: customerPart(extras, refund, own) } : null;
  const lacking = whoLacks(options, chosen);
  const needsAdult = leavesWithoutAdult(booking, givenBy(options, chosen, allDirections(booking)));
  return { sums, lacking, needsAdult, isReady: isWhole && refund > 0 && lacking === undefined && !needsAdult };
}
