import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RebookedReport } from "@/components/operator/reports/rebooked-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.rebooked") };
}

export default async function Page() {
  await requireOperator(pages.rebookedReport(), { area: "reports", act: "see" });
  return <RebookedReport />;
}
