import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeparturesPage } from "@/components/operator/flights/departures-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("flights");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.departures(), { area: "flights", act: "see" });
  return <DeparturesPage />;
}
