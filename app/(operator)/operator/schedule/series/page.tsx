import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SeriesPage } from "@/components/operator/series/series-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("series");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.scheduleSeries(), { area: "schedule", act: "see" });
  return <SeriesPage />;
}
