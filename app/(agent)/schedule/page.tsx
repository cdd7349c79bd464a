import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SchedulePage } from "@/components/schedule/schedule-page";
import { pages } from "@/lib/client/calls/paths";
import { tashkentToday } from "@/lib/i18n/formats";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("schedule");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.schedule(), "read");
  return <SchedulePage today={tashkentToday(new Date())} />;
}
