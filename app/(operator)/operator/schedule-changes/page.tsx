import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChangesPage } from "@/components/operator/schedule/changes-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("office");
  return { title: t("changes.title") };
}

export default async function Page() {
  await requireOperator(pages.scheduleChanges(), { area: "schedule", act: "see" });
  return <ChangesPage />;
}
