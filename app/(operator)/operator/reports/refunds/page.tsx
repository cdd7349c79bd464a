import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RefundReport } from "@/components/operator/reports/refund-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.refunds") };
}

export default async function Page() {
  await requireOperator(pages.refundReport(), { area: "reports", act: "see" });
  return <RefundReport />;
}
