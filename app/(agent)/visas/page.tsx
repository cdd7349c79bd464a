import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { VisasPage } from "@/components/visas/visas-page";
import { pages } from "@/lib/client/calls/paths";
import { listEntryRules } from "@/lib/services/ground/entry-rules/list-entry-rules";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("visas");
  return { title: t("title") };
}

interface Props {
  searchParams: Promise<{ citizenship?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
  const [{ citizenship: asked }, locale] = await Promise.all([searchParams, getLocale()]);
  const citizenship = typeof asked === "string" ? asked : undefined;
  await requireAgent(pages.visas(citizenship), "read");
  return <VisasPage {...(await listEntryRules({ citizenship, locale }))} />;
}
