"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import type { KeyCallPage } from "@/lib/contracts/portal/keys";
import { formatInstant } from "@/lib/i18n/formats";

type Call = KeyCallPage["items"][number];

const COLUMNS = ["columnTime", "columnCall", "columnStatus", "columnDuration", "columnRequest"] as const;

/** Calls as a table on a desk, and as a card each on a phone. */
export function KeyCallTable({ calls }: { calls: readonly Call[] }) {
  const t = useTranslations("settings.keyCalls");
  return (
    <>
      <WideTable columns={COLUMNS.map((column) => ({ text: t(column) }))}>
        {calls.map((call) => (
          <CallRow key={call.request_id} call={call} />
        ))}
      </WideTable>
      <ul className="space-y-3 lg:hidden">
        {calls.map((call) => (
          <CallCard key={call.request_id} call={call} />
        ))}
      </ul>
    </>
  );
}

function CallRow({ call }: { call: Call }) {
  const t = useTranslations("settings.keyCalls");
  return (
    <tr>
      <RowHead className="num whitespace-nowrap text-sm">
        <Came at={call.at} />
      </RowHead>
      <Cell className="text-sm">
        <Address call={call} />
      </Cell>
      <Cell>
        <StatusBadge status={call.status} />
      </Cell>
      <Cell className="num whitespace-nowrap text-ink-soft text-sm">{t("duration", { ms: call.duration_ms })}</Cell>
      <Cell className="break-all font-mono text-ink-soft text-xs">{call.request_id}</Cell>
    </tr>
  );
}

function CallCard({ call }: { call: Call }) {
  const t = useTranslations("settings.keyCalls");
  return (
    <li className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3 text-sm">
        <Address call={call} />
        <StatusBadge status={call.status} />
      </div>
      <p className="num mt-2 flex flex-wrap justify-between gap-x-3 text-ink-soft text-sm">
        <Came at={call.at} />
        <span>{t("duration", { ms: call.duration_ms })}</span>
      </p>
      <p className="mt-1 break-all font-mono text-ink-faint text-xs">{call.request_id}</p>
    </li>
  );
}

function Address({ call: { method, path } }: { call: Call }) {
  return (
    <code className="break-all font-mono">
      {method} {path}
    </code>
  );
}

/** To the second: two calls of one minute are told apart. */
function Came({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at}>
      {formatInstant(at, locale)}:{at.slice(17, 19)}
    </time>
  );
}

/** The status of node's own servers for a caller who had left. */
const GONE = 499;

function StatusBadge({ status }: { status: number }) {
  const t = useTranslations("settings.keyCalls");
  return <Badge tone={toneOf(status)}>{status === GONE ? t("gone") : status}</Badge>;
}

function toneOf(status: number): Tone {
  if (status < 300) return "good";
  return status < 500 ? "warm" : "bad";
}
