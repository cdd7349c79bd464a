import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ColleaguesPage } from "@/components/operator/colleagues/colleagues-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("colleagues");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.colleagues(), { area: "house", act: "see" });
  return <ColleaguesPage />;
}
