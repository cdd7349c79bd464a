import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SalesReport } from "@/components/operator/reports/sales-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.reports(), { area: "reports", act: "see" });
  return <SalesReport />;
}
