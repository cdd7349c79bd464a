import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MoneyPage } from "@/components/operator/money/money-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("houseMoney");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.houseMoney(), { area: "money", act: "see" });
  return <MoneyPage />;
}
