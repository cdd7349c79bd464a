import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DebtReport } from "@/components/operator/reports/debt-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.debts") };
}

export default async function Page() {
  await requireOperator(pages.debtReport(), { area: "reports", act: "see" });
  return <DebtReport />;
}
