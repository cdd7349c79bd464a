import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportsPage } from "@/components/operator/schedule/imports-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("office");
  return { title: t("imports.title") };
}

export default async function Page() {
  await requireOperator(pages.scheduleImports(), { area: "schedule", act: "see" });
  return <ImportsPage />;
}
