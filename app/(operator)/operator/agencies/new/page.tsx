import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddAgencyPage } from "@/components/operator/agencies/add-agency-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("agencies.form");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.newAgency(), { area: "agencies", act: "see" });
  return <AddAgencyPage />;
}
