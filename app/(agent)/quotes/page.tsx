import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuotesPage } from "@/components/quotes/quotes-page";
import { pages } from "@/lib/client/calls/paths";
import { readMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes");
  return { title: t("title") };
}

export default async function Page() {
  const { partnerId } = await requireAgent(pages.quotes());
  const { locale } = await readMailSettings({ partnerId, locale: await getLocale() });
  return <QuotesPage language={locale} />;
}
