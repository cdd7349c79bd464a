import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoadReport } from "@/components/operator/reports/load-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.load") };
}

export default async function Page() {
  await requireOperator(pages.loadReport(), { area: "reports", act: "see" });
  return <LoadReport />;
}
