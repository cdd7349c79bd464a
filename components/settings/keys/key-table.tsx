"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { ApiKey } from "@/lib/contracts/keys";
import { CreatedText, KeyActions, type KeyHandlers, KeyStateBadge, LastUsed, ScopeNames } from "./key-parts";

const HEAD = "px-3 py-2.5 font-medium first:pl-5 last:pr-5";
const CELL = "px-3 py-3 align-top first:pl-5 last:pr-5";

interface KeyTableProps extends KeyHandlers {
  keys: readonly ApiKey[];
}

/** Keys as a table on a desk, and as a card each on a phone. */
export function KeyTable(props: KeyTableProps) {
  return (
    <>
      <WideTable {...props} />
      <ul className="space-y-3 lg:hidden">
        {props.keys.map((key) => (
          <KeyCard key={key.id} {...props} apiKey={key} />
        ))}
      </ul>
    </>
  );
}

function WideTable({ keys, now, onRotate, onRevoke }: KeyTableProps) {
  const t = useTranslations("settings.keys");
  const columns = ["columnName", "columnScopes", "columnCreated", "columnUsed", "columnState"] as const;
  return (
    <Card className="hidden overflow-hidden lg:block">
      <table className="w-full text-left">
        <thead className="border-line border-b bg-paper text-ink-soft text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={HEAD}>
                {t(column)}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t("columnActions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row" className={`${CELL} font-normal`}>
                <span className="block break-words font-medium">{key.name}</span>
                <code className="font-mono text-ink-soft text-xs">{key.prefix}…</code>
              </th>
              <td className={CELL}>
                <ScopeNames scopes={key.scopes} />
              </td>
              <td className={`${CELL} text-ink-soft text-sm`}>
                <CreatedText apiKey={key} />
              </td>
              <td className={`${CELL} text-sm`}>
                <LastUsed apiKey={key} />
              </td>
              <td className={CELL}>
                <KeyStateBadge apiKey={key} now={now} />
              </td>
              <td className={`${CELL} text-right`}>
                <KeyActions apiKey={key} now={now} onRotate={onRotate} onRevoke={onRevoke} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
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
        </dd>
      </dl>
      <KeyActions apiKey={apiKey} now={now} onRotate={onRotate} onRevoke={onRevoke} />
    </li>
  );
}
