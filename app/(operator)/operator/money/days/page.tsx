import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DaysPage } from "@/components/operator/money/days/days-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("closedDays");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.closedDays(), { area: "money", act: "see" });
  return <DaysPage />;
}
