import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PassengersPage } from "@/components/passengers/passengers-page";
import { pages } from "@/lib/client/calls/paths";
import { readBookSettings } from "@/lib/services/access/passenger-book/book-settings";
import { listCountries } from "@/lib/services/ground/reference/list-countries";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passengers");
  return { title: t("title") };
}

export default async function Page() {
  const { partnerId } = await requireAgent(pages.passengers());
  const [countries, settings] = await Promise.all([listCountries({ locale: await getLocale() }), readBookSettings({ partnerId })]);
  return <PassengersPage countries={countries} settings={settings} />;
}
