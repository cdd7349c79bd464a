"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Banner } from "@/components/ui/states/banner";
import { Spinner } from "@/components/ui/states/spinner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { type HoldItem, MOST_HOLDS } from "@/lib/contracts/operator/departures/departure-holds";
import { sum } from "@/lib/domain/money";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "../ask-reason";
import { holdsQuery, releaseHolds } from "./queries";

interface ReleaseDialogProps {
  departureId: string;
  onClose: () => void;
}

/** Whose bookings hold seats, how many, and until when; all are chosen until some are left out. */
export function ReleaseDialog({ departureId, onClose }: ReleaseDialogProps) {
  const t = useTranslations("flights.holds");
  const errorText = useErrorText();
  const { data, error } = useQuery(holdsQuery(departureId));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const holds = (data?.holds ?? []).slice(0, MOST_HOLDS);
  const chosen = holds.filter((hold) => !leftOut.has(hold.booking_id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  const isRight = () => {
    setTried(true);
    return chosen.length > 0;
  };
  return (
    <AskReason
      title={t("releaseTitle")}
      label={t("reason")}
      confirm={t("releaseConfirm")}
      isDanger
      isRight={isRight}
      act={(reason) => releaseHolds(departureId, { bookings: chosen.map((hold) => hold.booking_id), reason })}
      done={({ released, left }) => t(left.length > 0 ? "releasedSome" : "released", { count: released, left: left.join(", ") })}
      onClose={onClose}
    >
      <p className="text-sm">{t("releaseText")}</p>
      {error ? <Banner tone="bad" title={errorText(error).message} /> : null}
      {data || error ? null : <Spinner />}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto" aria-label={t("title")}>
        {holds.map((hold) => (
          <HoldLine
            key={hold.booking_id}
            hold={hold}
            isChosen={!leftOut.has(hold.booking_id)}
            onChoose={(isChosen) => choose(hold.booking_id, isChosen)}
          />
        ))}
      </ul>
      {data ? (
        <p role="status" className={isTried && chosen.length === 0 ? "text-bad" : "num font-medium"}>
          {t("chosen", { count: chosen.length, seats: sum(chosen.map(({ seats }) => seats)) })}
        </p>
      ) : null}
    </AskReason>
  );
}

interface HoldLineProps {
  hold: HoldItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function HoldLine({ hold, isChosen, onChoose }: HoldLineProps) {
  const t = useTranslations("flights.holds");
  const locale = useLocale();
  const { booking_number: number, agency, booking_class: bookingClass, seats, expires } = hold;
  return (
    <li className="py-1">
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <span className="min-w-0">
          <span className="num font-medium">{number}</span> <span className="wrap-anywhere">{agency.name}</span>
          <span className="num block text-ink-soft text-sm">
            {t("line", { bookingClass, count: seats, date: formatInstant(expires, locale) })}
          </span>
        </span>
      </Checkbox>
    </li>
  );
}
