"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { RecordList } from "@/components/ui/record-list";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { useHouseRights } from "@/lib/client/house";
import type { ListWayItem } from "@/lib/contracts/operator/departures/operator-flights";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "./ask-reason";
import { confirmWay, endWay } from "./queries";

const TONES: Record<ListWayItem["state"], Tone> = { waiting: "warm", in_force: "good", taken_over: "accent" };

/** Ways that are in force or wait, by carrier. */
export function WayTable({ ways }: { ways: readonly ListWayItem[] }) {
  const t = useTranslations("flights.waysPage");
  return (
    <RecordList
      items={ways}
      keyOf={({ id }) => id}
      cardLook="space-y-1"
      columns={[
        {
          text: t("column.carrier"),
          isHead: true,
          look: "num font-semibold",
          show: ({ carrier }) => carrier,
          card: { place: "left", look: "num font-semibold" },
        },
        { text: t("column.way"), show: (way) => <WayName way={way} />, card: { place: "line" } },
        { text: t("column.offsets"), look: "num", show: ({ offsets }) => offsets.join(", "), card: { place: "term" } },
        {
          text: t("column.state"),
          show: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
          card: { place: "right" },
        },
        { text: t("column.declared"), look: "text-sm", show: (way) => <WayHistory way={way} />, card: { place: "line", look: "text-sm" } },
        {
          text: t("column.acts"),
          isHidden: true,
          isRight: true,
          show: (way) => <WayActs way={way} />,
          card: { place: "foot", look: "pt-2" },
        },
      ]}
    />
  );
}

function WayName({ way: { way, addresses } }: { way: ListWayItem }) {
  const t = useTranslations("flights.waysPage.way");
  return (
    <>
      {t(way)}
      {addresses.map((address) => (
        <span key={address} className="wrap-anywhere block text-ink-soft text-sm">
          {address}
        </span>
      ))}
    </>
  );
}

function WayHistory({ way }: { way: ListWayItem }) {
  const t = useTranslations("flights.waysPage");
  const locale = useLocale();
  const { declared, declared_by: declarer, confirmed, confirmed_by: confirmer, reason } = way;
  return (
    <>
      <span className="num block">
        {declarer.name ? t("by", { name: declarer.name, date: formatInstant(declared, locale) }) : formatInstant(declared, locale)}
      </span>
      <span className="wrap-anywhere block text-ink-soft">{reason}</span>
      {confirmed && confirmer?.name ? (
        <span className="num block text-good">{t("by", { name: confirmer.name, date: formatInstant(confirmed, locale) })}</span>
      ) : null}
    </>
  );
}

/** Confirming is somebody else's; whoever has declared it reads why it waits. */
function WayActs({ way }: { way: ListWayItem }) {
  const t = useTranslations("flights.waysPage");
  const may = useHouseRights();
  const [asked, setAsked] = useState<"confirm" | "end" | null>(null);
  const { carrier, id } = way;
  const isWaiting = way.state === "waiting";
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {isWaiting && way.is_own ? <span className="text-ink-soft text-sm">{t("own")}</span> : null}
      {isWaiting && !way.is_own && may("flights", "approve") ? (
        <Button size="sm" onPress={() => setAsked("confirm")}>
          {t("confirm", { carrier })}
        </Button>
      ) : null}
      {may("flights", "change") ? (
        <Button variant="secondary" size="sm" onPress={() => setAsked("end")}>
          {t("end", { carrier })}
        </Button>
      ) : null}
      {asked === "confirm" ? (
        <AskReason
          title={t("confirmTitle", { carrier })}
          confirm={t("confirmConfirm")}
          act={() => confirmWay(id)}
          done={() => t("confirmed", { carrier })}
          onClose={() => setAsked(null)}
        >
          <p>{t("confirmText")}</p>
        </AskReason>
      ) : null}
      {asked === "end" ? <EndWay way={way} onClose={() => setAsked(null)} /> : null}
    </span>
  );
}

function EndWay({ way: { id, carrier }, onClose }: { way: ListWayItem; onClose: () => void }) {
  const t = useTranslations("flights");
  return (
    <AskReason
      title={t("waysPage.endTitle", { carrier })}
      label={t("lists.reason")}
      confirm={t("waysPage.endConfirm")}
      isDanger
      act={(reason) => endWay(id, { reason })}
      done={() => t("waysPage.ended", { carrier })}
      onClose={onClose}
    >
      <p>{t("waysPage.endText")}</p>
    </AskReason>
  );
}
