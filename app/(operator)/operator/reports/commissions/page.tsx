import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CommissionReport } from "@/components/operator/reports/commission-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.commissions") };
}

export default async function Page() {
  await requireOperator(pages.commissionReport(), { area: "reports", act: "see" });
  return <CommissionReport />;
}
