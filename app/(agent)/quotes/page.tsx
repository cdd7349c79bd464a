import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuotesPage } from "@/components/quotes/quotes-page";
import { pages } from "@/lib/client/paths";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.quotes());
  return <QuotesPage />;
}
