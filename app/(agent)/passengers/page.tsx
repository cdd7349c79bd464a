import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PassengersPage } from "@/components/passengers/passengers-page";
import { pages } from "@/lib/client/calls/paths";
import { listCountries } from "@/lib/services/ground/reference/list-countries";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passengers");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.passengers());
  return <PassengersPage countries={await listCountries({ locale: await getLocale() })} />;
}
