"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { CharterPaper } from "@/lib/contracts/operator/carriers/charter-papers";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { AttachmentLine } from "../attachments/attachment-line";
import { PaperActs } from "./paper-acts";

const TONES: Record<CharterPaper["state"], Tone> = { waiting: "warm", in_force: "good", taken_over: "warm", lapsed: "bad" };

/** Documents by carrier, each with its file and what can be done to it. */
export function PaperTable({ papers }: { papers: readonly CharterPaper[] }) {
  const t = useTranslations("charters");
  return (
    <RecordList
      items={papers}
      keyOf={({ id }) => id}
      cardLook="space-y-2"
      columns={[
        {
          text: t("column.carrier"),
          isHead: true,
          look: "num font-semibold",
          show: ({ carrier }) => carrier,
          card: { place: "left", look: "num font-semibold" },
        },
        { text: t("column.paper"), show: (paper) => <PaperName paper={paper} />, card: { place: "line" } },
        {
          text: t("column.flights"),
          look: "num",
          show: ({ carrier, flights }) => (flights.length === 0 ? t("allFlights") : flights.map((flight) => carrier + flight).join(", ")),
          card: { place: "term" },
        },
        { text: t("column.valid"), look: "num", show: (paper) => <PaperDays paper={paper} />, card: { place: "term" } },
        {
          text: t("column.state"),
          show: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
          card: { place: "right" },
        },
        {
          text: t("column.declared"),
          look: "text-sm",
          show: (paper) => <PaperHistory paper={paper} />,
          card: { place: "line", look: "text-sm" },
        },
        {
          text: t("column.acts"),
          isHidden: true,
          isRight: true,
          show: (paper) => <PaperActs paper={paper} />,
          card: { place: "foot", look: "pt-2" },
        },
      ]}
    />
  );
}

function PaperName({ paper: { kind, number, file, state } }: { paper: CharterPaper }) {
  const t = useTranslations("charters");
  return (
    <>
      {state === "taken_over" ? null : (
        <>
          <span className="block">{t(`kind.${kind}`)}</span>
          <span className="num wrap-anywhere block font-medium">{number}</span>
        </>
      )}
      {file ? <AttachmentLine area="stock" file={file} /> : null}
    </>
  );
}

function PaperDays({ paper: { valid_from, valid_to, days_left: left, state, ends_soon } }: { paper: CharterPaper }) {
  const t = useTranslations("charters");
  const locale = useLocale();
  if (left === null) return t("noEnd");
  return (
    <>
      <span className="block">{t("valid", { from: formatDate(valid_from, locale), to: formatDate(valid_to, locale) })}</span>
      {state === "in_force" ? (
        <span className={`block text-sm ${ends_soon ? "text-warm" : "text-ink-soft"}`}>{t("left", { count: left })}</span>
      ) : null}
    </>
  );
}

function PaperHistory({ paper }: { paper: CharterPaper }) {
  const t = useTranslations("charters");
  const locale = useLocale();
  const { declared, declared_by: declarer, confirmed, confirmed_by: confirmer, reason } = paper;
  return (
    <>
      <span className="num block">{t("declaredBy", { who: declarer ?? t("nobody"), when: formatInstant(declared, locale) })}</span>
      <span className="wrap-anywhere block text-ink-soft">{reason}</span>
      {confirmed ? (
        <span className="num block text-good">
          {t("confirmedBy", { who: confirmer ?? t("nobody"), when: formatInstant(confirmed, locale) })}
        </span>
      ) : null}
    </>
  );
}
