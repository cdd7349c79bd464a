import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SavedReportsPage } from "@/components/operator/reports/saved/saved-reports-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.saved") };
}

export default async function Page() {
  await requireOperator(pages.savedReports(), { area: "reports", act: "see" });
  return <SavedReportsPage />;
}
