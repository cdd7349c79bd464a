import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AnywherePage } from "@/components/search/anywhere/anywhere-page";
import { pages } from "@/lib/client/paths";
import { tashkentToday } from "@/lib/i18n/formats";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("anywhere");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.anywhere());
  return <AnywherePage today={tashkentToday(new Date())} />;
}
