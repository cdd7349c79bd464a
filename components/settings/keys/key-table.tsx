"use client";

import { useTranslations } from "next-intl";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { CreatedText, KeyActions, KeyBounds, type KeyHandlers, KeyStateBadge, LastUsed, ScopeNames } from "./key-parts";

interface KeyTableProps extends KeyHandlers {
  keys: readonly ApiKey[];
}

const COLUMNS = ["columnName", "columnScopes", "columnCreated", "columnUsed", "columnState"] as const;

/** Keys as a table on a desk, and as a card each on a phone. */
export function KeyTable({ keys, ...handlers }: KeyTableProps) {
  const t = useTranslations("settings.keys");
  return (
    <>
      <WideTable columns={[...COLUMNS.map((column) => ({ text: t(column) })), { text: t("columnActions"), isHidden: true }]}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} {...handlers} />
        ))}
      </WideTable>
      <ul className="space-y-3 lg:hidden">
        {keys.map((key) => (
          <KeyCard key={key.id} apiKey={key} {...handlers} />
        ))}
      </ul>
    </>
  );
}

function KeyRow({ apiKey, now, onRotate, onRevoke }: KeyHandlers & { apiKey: ApiKey }) {
  return (
    <tr>
      <RowHead>
        <span className="block break-words font-medium">{apiKey.name}</span>
        <code className="font-mono text-ink-soft text-xs">{apiKey.prefix}…</code>
      </RowHead>
      <Cell>
        <ScopeNames scopes={apiKey.scopes} />
      </Cell>
      <Cell className="text-ink-soft text-sm">
        <CreatedText apiKey={apiKey} />
        <KeyBounds apiKey={apiKey} />
      </Cell>
      <Cell className="text-sm">
        <LastUsed apiKey={apiKey} />
      </Cell>
      <Cell>
        <KeyStateBadge apiKey={apiKey} now={now} />
      </Cell>
      <Cell className="text-right">
        <KeyActions apiKey={apiKey} now={now} onRotate={onRotate} onRevoke={onRevoke} />
      </Cell>
    </tr>
  );
}

function KeyCard({ apiKey, now, onRotate, onRevoke }: KeyHandlers & { apiKey: ApiKey }) {
  const t = useTranslations("settings.keys");
  return (
    <li className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-medium">{apiKey.name}</p>
          <code className="font-mono text-ink-soft text-xs">{apiKey.prefix}…</code>
        </div>
        <KeyStateBadge apiKey={apiKey} now={now} />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-faint">{t("columnScopes")}</dt>
        <dd>
          <ScopeNames scopes={apiKey.scopes} />
        </dd>
        <dt className="text-ink-faint">{t("columnUsed")}</dt>
        <dd>
          <LastUsed apiKey={apiKey} />
        </dd>
        <dt className="text-ink-faint">{t("columnCreated")}</dt>
        <dd>
          <CreatedText apiKey={apiKey} />
          <KeyBounds apiKey={apiKey} />
        </dd>
      </dl>
      <KeyActions apiKey={apiKey} now={now} onRotate={onRotate} onRevoke={onRevoke} />
    </li>
  );
}
