"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ShiftText } from "@/components/travel/shift-text";
import { Card } from "@/components/ui/card";
import { useMay } from "@/lib/client/role";
import { formatInstant } from "@/lib/i18n/formats";
import { AcceptChange } from "./accept-change";
import { ChangeFlights } from "./change-flights";
import type { ChangeProps } from "./change-props";
import { ChooseAlternative } from "./choose-alternative";
import { RefundChange } from "./refund-change";

/** A change that waits for an answer: what happened, old and new side by side, until when, and the ways to answer. */
export function OpenChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const maySell = useMay("sell");
  const { options } = change;
  return (
    <Card aria-labelledby="open-change" className="border-warm-line border-t-4 border-t-warm p-4 md:p-5">
      <header className="flex gap-3">
        <TriangleAlert className="mt-1 size-5 shrink-0 text-warm" aria-hidden="true" />
        <div>
          <h2 id="open-change" className="font-semibold text-lg">
            {t("title")}
          </h2>
          <ChangeNews change={change} />
          {booking.status === "booked" ? <p className="text-ink-soft">{t("unpaid")}</p> : null}
        </div>
      </header>
      <div className="my-4">
        <ChangeFlights change={change} />
      </div>
      <Deadline change={change} />
      {maySell ? (
        <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
          {options.accept ? <AcceptChange booking={booking} change={change} /> : null}
          <ChooseAlternative booking={booking} change={change} />
          {options.refund ? <RefundChange booking={booking} change={change} /> : null}
        </div>
      ) : null}
    </Card>
  );
}

/** What happened, in words. */
function ChangeNews({ change: { kind, minutes } }: Pick<ChangeProps, "change">) {
  const t = useTranslations("changes");
  return (
    <p>
      {t(`kind.${kind}`)}. <ShiftText minutes={minutes} />
    </p>
  );
}

function Deadline({ change: { deadline, options, escalated } }: Pick<ChangeProps, "change">) {
  const t = useTranslations("changes");
  const locale = useLocale();
  if (!deadline) return null;
  return (
    <p className="text-ink-soft text-sm">
      <strong className="num font-semibold text-ink">{t("deadline", { moment: formatInstant(deadline, locale) })}</strong>{" "}
      {options.unanswered ? t(`unanswered.${options.unanswered}`) : null}{" "}
      {escalated ? <span className="font-medium text-bad">{t("escalated")}</span> : null}
    </p>
  );
}
