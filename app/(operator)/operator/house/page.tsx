import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HousePage } from "@/components/operator/house/house-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("service");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.operatorHouse(), { area: "house", act: "see" });
  return <HousePage />;
}
