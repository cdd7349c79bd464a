"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { MoreButton } from "@/components/ui/press/more-button";
import { RecordList } from "@/components/ui/record-list";
import { serverToday } from "@/components/ui/today";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { type AccountingActRow, accountingActsRequest } from "@/lib/contracts/operator/reports/acts";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { ActFiles, SaveAct } from "./act-files";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { actsQuery } from "./trade-queries";

const addressed = accountingActsRequest.pick({ from: true, to: true });

/** What the ledger did, act by act, each with its numbered document for accounting. */
export function ActReport() {
  const t = useTranslations("money");
  const tReports = useTranslations("reports");
  const { filter, change } = useAddressed(addressed, pages.actReport);
  const { from, to } = filter;
  const query = useInfiniteQuery(actsQuery(filter));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const today = serverToday();
  const ends = query.data?.pages[0];
  return (
    <ReportFrame part="acts" period={null}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
        <DatePicker label={t("from")} value={from} onChange={(day) => change({ from: day, ...(day > to && { to: day }) })} max={today} />
        <DatePicker label={t("to")} value={to} onChange={(day) => change({ to: day, ...(day < from && { from: day }) })} max={today} />
      </search>
      <ReportBody query={query} isEmpty={(data) => data.pages.every(({ items }) => items.length === 0)} empty={tReports("acts.none")}>
        {(data) => (
          <>
            {ends?.first && ends.last ? <ActFiles key={`${ends.first}-${ends.last}`} first={ends.first} last={ends.last} /> : null}
            <ActTable acts={data.pages.flatMap(({ items }) => items)} />
            <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={tReports("more")} />
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}

function ActTable({ acts }: { acts: readonly AccountingActRow[] }) {
  const t = useTranslations("reports");
  const locale = useLocale();
  return (
    <RecordList
      items={acts}
      keyOf={({ number }) => String(number)}
      isDense
      columns={[
        {
          text: t("acts.number"),
          isHead: true,
          look: "num",
          show: ({ number }) => number,
          card: { place: "left", look: "num font-semibold" },
        },
        { text: t("acts.kind"), show: ({ kind }) => t(`acts.of.${kind}`), card: { place: "left" } },
        {
          text: t("ticket.time"),
          look: "num whitespace-nowrap",
          show: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("ticket.agency"),
          look: "num",
          show: ({ agency, booking_number }) => [agency, booking_number].filter(Boolean).join(" · "),
          card: { place: "lowerRight", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("acts.amount"),
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ amount, currency }) => formatMoney(amount, currency, locale),
          card: { place: "right", look: "num font-medium" },
        },
        {
          text: t("acts.file"),
          isHidden: true,
          isRight: true,
          show: ({ number }) => <SaveAct number={number} />,
          card: { place: "foot", look: "mt-2" },
        },
      ]}
    />
  );
}
