"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { CancellationItem } from "@/lib/contracts/operator/departures/cancellation";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { formatInstant } from "@/lib/i18n/formats";
import { type AskedCancellation, CancellationDialog } from "./cancellation-dialog";
import { PreviewView } from "./preview-view";

interface OfDeparture {
  departure: DepartureDetail;
}

/** How a departure is cancelled by two persons, and how far its refunds have come; nothing where nobody here could. */
export function CancellationCard({ departure }: OfDeparture) {
  const { cancellation, state } = departure;
  const isFlown = state === "scheduled";
  if (cancellation?.state === "waiting") return <Waiting departure={departure} cancellation={cancellation} />;
  if (cancellation && !isFlown) return <Confirmed departure={departure} cancellation={cancellation} />;
  return isFlown ? <Propose departure={departure} /> : null;
}

function Propose({ departure }: OfDeparture) {
  const t = useTranslations("flights.cancellation");
  const mayChange = useMayInHouse("flights", "change");
  const [asked, setAsked] = useState<AskedCancellation | null>(null);
  if (!mayChange) return null;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      <Button variant="secondary" size="sm" onPress={() => setAsked({ act: "propose" })}>
        {t("propose")}
      </Button>
      {asked ? <CancellationDialog departure={departure} asked={asked} onClose={() => setAsked(null)} /> : null}
    </SectionCard>
  );
}

interface OfCancellation extends OfDeparture {
  cancellation: CancellationItem;
}

function Waiting({ departure, cancellation }: OfCancellation) {
  const t = useTranslations("flights.cancellation");
  const [mayChange, mayApprove] = [useMayInHouse("flights", "change"), useMayInHouse("flights", "approve")];
  const [asked, setAsked] = useState<AskedCancellation | null>(null);
  const { id, is_own: isOwn, preview } = cancellation;
  return (
    <SectionCard title={t("title")} aside={<Badge tone="warm">{t("waiting")}</Badge>}>
      <Said by={cancellation.proposed_by} date={cancellation.proposed} reason={cancellation.reason} />
      <PreviewView title={t("preview.proposed")} preview={preview} />
      <Acts>
        {isOwn ? <span className="text-ink-soft text-sm">{t("own")}</span> : null}
        {mayApprove && !isOwn ? (
          <Button size="sm" onPress={() => setAsked({ act: "confirm", id })}>
            {t("confirm")}
          </Button>
        ) : null}
        {mayChange ? (
          <Button variant="secondary" size="sm" onPress={() => setAsked({ act: "withdraw", id })}>
            {t("withdraw")}
          </Button>
        ) : null}
      </Acts>
      {asked ? <CancellationDialog departure={departure} asked={asked} onClose={() => setAsked(null)} /> : null}
    </SectionCard>
  );
}

function Confirmed({ departure, cancellation }: OfCancellation) {
  const t = useTranslations("flights.cancellation");
  const mayApprove = useMayInHouse("flights", "approve");
  const [asked, setAsked] = useState<AskedCancellation | null>(null);
  const { id, confirmed, confirmed_by: by, progress, reason } = cancellation;
  const { refunded, open, otherwise } = progress ?? { refunded: 0, open: 0, otherwise: 0 };
  return (
    <SectionCard title={t("title")} aside={<Badge tone="bad">{t("confirmed")}</Badge>}>
      <Said by={by} date={confirmed ?? cancellation.proposed} reason={reason} />
      <p role="status" className="num mt-2">
        {t("refunded", { refunded, count: refunded + open })}
      </p>
      {otherwise > 0 ? <p className="num text-ink-soft text-sm">{t("otherwise", { count: otherwise })}</p> : null}
      {open > 0 ? (
        <>
          <p className="num text-sm text-warm">{t("open", { count: open })}</p>
          <Acts>
            <PageLink href={pages.scheduleChanges({ flight: departure.flight })} className="font-medium text-accent text-sm">
              {t("look")}
            </PageLink>
            {mayApprove ? (
              <Button variant="secondary" size="sm" onPress={() => setAsked({ act: "refund", id })}>
                {t("again")}
              </Button>
            ) : null}
          </Acts>
        </>
      ) : null}
      {asked ? <CancellationDialog departure={departure} asked={asked} onClose={() => setAsked(null)} /> : null}
    </SectionCard>
  );
}

function Acts({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>;
}

interface SaidProps {
  by: CancellationItem["confirmed_by"];
  date: string;
  reason: string;
}

function Said({ by, date, reason }: SaidProps) {
  const t = useTranslations("flights.cancellation");
  const locale = useLocale();
  return (
    <>
      <p className="wrap-anywhere">{reason}</p>
      <p className="num text-ink-soft text-sm">{t("by", { name: by?.name ?? t("house"), date: formatInstant(date, locale) })}</p>
    </>
  );
}
