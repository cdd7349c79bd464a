import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { VisasPage } from "@/components/visas/visas-page";
import { pages } from "@/lib/client/paths";
import { READERS } from "@/lib/contracts/scopes";
import { listEntryRules } from "@/lib/services/reference/list-entry-rules";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("visas");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.visas(), READERS);
  const rules = await listEntryRules({ locale: await getLocale() });
  return <VisasPage rules={rules} />;
}
