"use client";

import { useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { CreatedText, KeyActions, KeyBounds, type KeyHandlers, KeyStateBadge, LastUsed, ScopeNames } from "./key-parts";

interface KeyTableProps extends KeyHandlers {
  keys: readonly ApiKey[];
}

/** Keys and what can be done to each. */
export function KeyTable({ keys, ...handlers }: KeyTableProps) {
  const t = useTranslations("settings.keys");
  return (
    <RecordList
      items={keys}
      keyOf={({ id }) => id}
      columns={[
        {
          text: t("columnName"),
          isHead: true,
          show: ({ name, prefix }) => (
            <>
              <span className="block break-words font-medium">{name}</span>
              <code className="font-mono text-ink-soft text-xs">{prefix}…</code>
            </>
          ),
          card: { place: "left" },
        },
        { text: t("columnScopes"), show: ({ scopes }) => <ScopeNames scopes={scopes} />, card: { place: "term" } },
        {
          text: t("columnCreated"),
          look: "text-ink-soft text-sm",
          show: (key) => (
            <>
              <CreatedText apiKey={key} />
              <KeyBounds apiKey={key} />
            </>
          ),
          card: { place: "term" },
        },
        { text: t("columnUsed"), look: "text-sm", show: (key) => <LastUsed apiKey={key} />, card: { place: "term" } },
        {
          text: t("columnState"),
          show: (key) => <KeyStateBadge apiKey={key} now={handlers.now} />,
          card: { place: "right" },
        },
        {
          text: t("columnActions"),
          isHidden: true,
          isRight: true,
          show: (key) => <KeyActions apiKey={key} {...handlers} />,
          card: { place: "foot" },
        },
      ]}
    />
  );
}
