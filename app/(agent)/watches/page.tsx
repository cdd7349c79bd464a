import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WatchesPage } from "@/components/watches/watches-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("watches");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.watches());
  return <WatchesPage />;
}
