import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AgenciesPage } from "@/components/operator/agencies/agencies-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("agencies");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.agencies(), { area: "agencies", act: "see" });
  return <AgenciesPage />;
}
