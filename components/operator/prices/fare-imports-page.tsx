"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { PageLinks } from "@/components/ui/page-links";
import { RecordList } from "@/components/ui/record-list";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { FareImportItem } from "@/lib/contracts/operator/fares";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";
import { TakeBack } from "../take-back";
import { fareImportsQuery, undoFareImport } from "./queries";

/** Files of fares that were imported: what each changed, and the last one's way back. */
export function FareImportsPage() {
  const t = useTranslations("prices");
  return (
    <>
      <BackLink href={addresses.prices()}>{t("back")}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("imports.title")}</h1>
      <p className="mb-4 max-w-3xl text-ink-soft">{t("imports.lead")}</p>
      <ImportList />
    </>
  );
}

function ImportList() {
  const t = useTranslations("prices.imports");
  const tList = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const wanted = Math.max(1, Math.trunc(Number(useSearchParams().get("page") ?? 1)) || 1);
  const { data, error, refetch } = useQuery({ ...fareImportsQuery(wanted, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { items, page, pages } = data;
  if (items.length === 0)
    return (
      <EmptyState icon={<Tags className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  const texts = { label: tList("pages"), previous: tList("prev"), next: tList("next"), page: tList("page", { page, pages }) };
  return (
    <>
      <ImportTable items={items} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.fareImports({ page: target })} texts={texts} />
    </>
  );
}

function ImportTable({ items }: { items: readonly FareImportItem[] }) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  const mayChange = useMayInHouse("prices", "change");
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      cardLook="space-y-2"
      columns={[
        { text: t("file"), isHead: true, show: (item) => <FileName item={item} />, card: { place: "line" } },
        {
          text: t("when"),
          look: "num whitespace-nowrap",
          show: ({ created }) => formatInstant(created, locale),
          card: { place: "line", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("who"),
          look: "wrap-anywhere text-ink-soft",
          show: ({ actor }) => actor,
          card: { place: "line", look: "text-ink-soft text-sm" },
        },
        { text: t("what"), look: "num", show: (item) => <Changed item={item} />, card: { place: "line", look: "num" } },
        {
          text: t("undo"),
          isHidden: true,
          isRight: true,
          look: "whitespace-nowrap",
          show: (item) => (item.can_undo && mayChange ? <UndoFares item={item} /> : null),
          card: { place: "line" },
        },
      ]}
    />
  );
}

function FileName({ item: { source, undone } }: { item: FareImportItem }) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  return (
    <>
      <span className="wrap-anywhere font-semibold">{source}</span>
      {undone ? <span className="num block text-sm text-warm">{t("undone", { date: formatInstant(undone, locale) })}</span> : null}
    </>
  );
}

function Changed({ item: { carriers } }: { item: FareImportItem }) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  const touched = carriers.filter(({ added, removed, changed }) => added + removed + changed > 0);
  if (touched.length === 0) return t("nothing");
  const number = (count: number) => formatNumber(count, locale);
  return (
    <ul>
      {touched.map(({ carrier, added, removed, changed }) => (
        <li key={carrier}>{t("changed", { carrier, added: number(added), removed: number(removed), changed: number(changed) })}</li>
      ))}
    </ul>
  );
}

function UndoFares({ item: { id, source } }: { item: FareImportItem }) {
  const t = useTranslations("prices.imports");
  return (
    <TakeBack title={t("undoTitle")} takeBack={(body) => undoFareImport(id, body)} concerns={["prices"]}>
      <p>{t("undoText", { source })}</p>
    </TakeBack>
  );
}
