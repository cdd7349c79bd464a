import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BookPage } from "@/components/booking/form/book-page";
import { pages } from "@/lib/client/paths";
import { listCountries } from "@/lib/services/reference/list-countries";
import { requireAgent } from "../../require-agent";

interface Props {
  params: Promise<{ offerId: string }>;
  searchParams: Promise<{ total?: string | string[]; search?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.form");
  return { title: t("title") };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ offerId }, query, locale] = await Promise.all([params, searchParams, getLocale()]);
  const total = Number(query.total);
  const chosenTotal = Number.isFinite(total) && total > 0 ? total : null;
  const search = typeof query.search === "string" ? query.search : "";
  const id = decodeURIComponent(offerId);
  const { userId } = await requireAgent(pages.book(id, { ...(chosenTotal ? { total: chosenTotal } : {}), search }));
  const countries = await listCountries({ locale });
  return <BookPage offerId={id} chosenTotal={chosenTotal} search={search} countries={countries} agentId={userId} />;
}
