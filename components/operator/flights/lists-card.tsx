"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { AskReason } from "./ask-reason";
import { MadeListItem } from "./made-list-item";
import { makeList } from "./queries";

/** The lists of a departure's passengers for its carrier, the last one first, and how it gets them. */
export function ListsCard({ departure }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.lists");
  const mayChange = useMayInHouse("flights", "change");
  const { lists, id } = departure;
  return (
    <SectionCard title={t("title")} lead={<WayText departure={departure} />} aside={mayChange ? <MakeList departureId={id} /> : null}>
      {lists.length === 0 ? (
        <p className="text-ink-soft">{t("empty")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lists.map((list) => (
            <MadeListItem key={list.id} list={list} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function WayText({ departure: { way } }: { departure: DepartureDetail }) {
  const t = useTranslations("flights");
  const hours = way?.offsets.join(", ") ?? "";
  return (
    <>
      {way ? t(`lists.way.${way.way}`, { hours }) : t("lists.way.none")}{" "}
      <PageLink href={pages.listWays()} className="text-accent underline">
        {t("ways")}
      </PageLink>
    </>
  );
}

function MakeList({ departureId }: { departureId: string }) {
  const t = useTranslations("flights.lists");
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setAsked(true)}>
        {t("make")}
      </Button>
      {isAsked ? (
        <AskReason
          title={t("makeTitle")}
          label={t("reason")}
          confirm={t("makeConfirm")}
          act={(reason) => makeList(departureId, { reason })}
          done={({ number }) => t("madeDone", { number })}
          onClose={() => setAsked(false)}
        >
          <p>{t("makeText")}</p>
        </AskReason>
      ) : null}
    </>
  );
}
