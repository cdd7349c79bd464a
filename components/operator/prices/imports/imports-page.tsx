"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { PageLink } from "@/components/ui/page-link";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { PRICE_KINDS, type PriceKind } from "@/lib/domain/uploads/upload";
import { importsQuery } from "../queries";
import { ImportTable } from "./import-table";

const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

/** Files of prices that were imported, a table of the house after the other: what each changed, and the last one's way back. */
export function ImportsPage() {
  const t = useTranslations("prices");
  const tKind = useTranslations("uploads.kind");
  const asked = useSearchParams().get("kind");
  const kind = PRICE_KINDS.find((each) => each === asked) ?? "fares";
  return (
    <>
      <BackLink href={addresses.prices()}>{t("back")}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("imports.title")}</h1>
      <nav aria-label={t("imports.kinds")} className="mt-1 mb-3 border-line border-b">
        <ul className="flex overflow-x-auto">
          {PRICE_KINDS.map((each) => (
            <li key={each}>
              <PageLink href={addresses.priceImports({ kind: each })} aria-current={each === kind ? "page" : undefined} className={TAB}>
                {tKind(each)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mb-4 max-w-3xl text-ink-soft">{t("imports.lead")}</p>
      <ImportList key={kind} kind={kind} />
    </>
  );
}

function ImportList({ kind }: { kind: PriceKind }) {
  const t = useTranslations("prices.imports");
  const tList = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const wanted = Math.max(1, Math.trunc(Number(useSearchParams().get("page") ?? 1)) || 1);
  const { data, error, refetch } = useQuery({ ...importsQuery(kind, wanted, locale), placeholderData: keepPreviousData });
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
      <ImportTable kind={kind} items={items} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.priceImports({ kind, page: target })} texts={texts} />
    </>
  );
}
