"use client";

import { useTranslations } from "next-intl";
import { OpenChangeCard } from "@/components/travel/changes/open-change-card";
import { useMay } from "@/lib/client/role";
import { AcceptChange } from "./accept-change";
import type { ChangeProps } from "./change-props";
import { ChooseAlternative } from "./choose-alternative";
import { RefundChange } from "./refund-change";

/** A change that waits for the agent's answer; who may sell may give it. */
export function OpenChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const maySell = useMay("sell");
  const { options, escalated } = change;
  return (
    <OpenChangeCard
      change={change}
      title={t("title")}
      lead={booking.status === "booked" ? <p className="text-ink-soft">{t("unpaid")}</p> : null}
      deadlineText={(moment) => t("deadline", { moment })}
      remark={escalated ? <span className="font-medium text-bad">{t("escalated")}</span> : null}
    >
      {maySell ? (
        <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
          {options.accept ? <AcceptChange booking={booking} change={change} /> : null}
          <ChooseAlternative booking={booking} change={change} />
          {options.refund ? <RefundChange booking={booking} change={change} /> : null}
        </div>
      ) : null}
    </OpenChangeCard>
  );
}
