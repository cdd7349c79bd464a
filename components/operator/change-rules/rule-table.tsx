"use client";

import { useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { useMayInHouse } from "@/lib/client/house";
import type { ChangeRuleItem } from "@/lib/contracts/operator/carriers/change-rules";
import { SetRule } from "./set-rule";

/** The rules of carriers by code, each with the way to change it. */
export function RuleTable({ rules }: { rules: readonly ChangeRuleItem[] }) {
  const t = useTranslations("changeRules");
  const mayChange = useMayInHouse("schedule", "change");
  return (
    <RecordList
      items={rules}
      keyOf={({ carrier }) => carrier}
      columns={[
        {
          text: t("column.carrier"),
          isHead: true,
          show: ({ carrier, name }) => (name === carrier ? carrier : `${carrier} · ${name}`),
          card: { place: "left", look: "font-semibold" },
        },
        {
          text: t("column.later"),
          isRight: true,
          look: "num",
          show: ({ later_minutes: count }) => t("minutes", { count }),
          card: { place: "term" },
        },
        {
          text: t("column.earlier"),
          isRight: true,
          look: "num",
          show: ({ earlier_minutes: count }) => t("minutes", { count }),
          card: { place: "term" },
        },
        { text: t("column.unanswered"), show: ({ unanswered }) => t(`unanswered.${unanswered}`), card: { place: "term" } },
        { text: t("column.own"), show: ({ is_own }) => t(is_own ? "own" : "standard"), card: { place: "term" } },
        {
          text: t("column.act"),
          isHidden: true,
          isRight: true,
          show: (rule) => (mayChange ? <SetRule rule={rule} /> : null),
          card: { place: "foot", look: "mt-3" },
        },
      ]}
    />
  );
}
