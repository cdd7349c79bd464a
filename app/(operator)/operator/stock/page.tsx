import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StockPage } from "@/components/operator/stock/stock-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stock");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.operatorStock(), { area: "stock", act: "see" });
  return <StockPage />;
}
