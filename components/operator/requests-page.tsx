"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses, pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import { type RequestFilter, requestListQuery } from "./queries";
import { RequestTable } from "./request-table";

const ANY = "any";

/** What partners have asked, the longest waiting first. The filter lives in the address. */
export function RequestsPage() {
  const t = useTranslations("operator");
  const router = useRouter();
  const pathname = usePathname();
  const filter = readRequestFilter(useSearchParams());
  const options = [{ id: ANY, label: t("anyState") }, ...REFUND_REQUEST_STATES.map((id) => ({ id, label: t(`state.${id}`) }))];
  const choose = (id: string) => {
    const state = REFUND_REQUEST_STATES.find((known) => known === id);
    if (pathname === pages.operatorRefunds()) router.replace(pages.operatorRefunds(state ? { state } : {}), { scroll: false });
  };
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <Select label={t("stateLabel")} options={options} value={filter.state ?? ANY} onChange={choose} className="mb-4 max-w-64" />
      <RequestList filter={filter} />
    </>
  );
}

function RequestList({ filter }: { filter: RequestFilter }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...requestListQuery(filter, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<Inbox className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <p role="status" className="num mb-2 text-ink-soft text-sm">
        {t("found", { count: data.total })}
      </p>
      <RequestTable items={data.items} />
      <RequestPages page={data.page} pages={data.pages} filter={filter} />
    </div>
  );
}

function RequestPages({ page, pages, filter }: { page: number; pages: number; filter: RequestFilter }) {
  const t = useTranslations("operator");
  const texts = { label: t("pages"), previous: t("prev"), next: t("next"), page: t("page", { page, pages }) };
  return (
    <PageLinks page={page} pages={pages} addressOf={(target) => addresses.operatorRefunds({ ...filter, page: target })} texts={texts} />
  );
}

/** The filter that an address names; what it does not understand it leaves out. */
function readRequestFilter(parameters: URLSearchParams): RequestFilter {
  const state = REFUND_REQUEST_STATES.find((known) => known === parameters.get("state"));
  const page = Number(parameters.get("page"));
  return { ...(state ? { state } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
