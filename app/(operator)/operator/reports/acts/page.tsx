import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActReport } from "@/components/operator/reports/act-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.acts") };
}

export default async function Page() {
  await requireOperator(pages.actReport(), { area: "reports", act: "see" });
  return <ActReport />;
}
