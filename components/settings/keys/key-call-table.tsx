"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { KeyCallPage } from "@/lib/contracts/portal/keys";
import { formatInstant } from "@/lib/i18n/formats";

type Call = KeyCallPage["items"][number];

/** Calls with their statuses and durations. */
export function KeyCallTable({ calls }: { calls: readonly Call[] }) {
  const t = useTranslations("settings.keyCalls");
  return (
    <RecordList
      items={calls}
      keyOf={({ request_id }) => request_id}
      columns={[
        {
          text: t("columnTime"),
          isHead: true,
          look: "num whitespace-nowrap text-sm",
          show: ({ at }) => <Came at={at} />,
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        { text: t("columnCall"), look: "text-sm", show: (call) => <Address call={call} />, card: { place: "left", look: "text-sm" } },
        { text: t("columnStatus"), show: ({ status }) => <StatusBadge status={status} />, card: { place: "right", look: "text-sm" } },
        {
          text: t("columnDuration"),
          look: "num whitespace-nowrap text-ink-soft text-sm",
          show: ({ duration_ms }) => t("duration", { ms: duration_ms }),
          card: { place: "lowerRight", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("columnRequest"),
          look: "break-all font-mono text-ink-soft text-xs",
          show: ({ request_id }) => request_id,
          card: { place: "foot", look: "mt-1 break-all font-mono text-ink-faint text-xs" },
        },
      ]}
    />
  );
}

function Address({ call: { method, path } }: { call: Call }) {
  return (
    <code className="break-all font-mono">
      {method} {path}
    </code>
  );
}

/** Moment of a call to the second, so that two calls of one minute differ. */
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
