import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChangeRulesPage } from "@/components/operator/change-rules/change-rules-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("changeRules");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.changeRules(), { area: "schedule", act: "see" });
  return <ChangeRulesPage />;
}
