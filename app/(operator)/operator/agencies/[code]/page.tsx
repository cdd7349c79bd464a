import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AgencyPage } from "@/components/operator/agencies/agency-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata({ params }: { params: Promise<{ code: string }> }): Promise<Metadata> {
  const t = await getTranslations("agencies");
  const { code } = await params;
  return { title: `${t("column.agency")} ${code}` };
}

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  await requireOperator(pages.agency(code), { area: "agencies", act: "see" });
  return <AgencyPage code={code} />;
}
