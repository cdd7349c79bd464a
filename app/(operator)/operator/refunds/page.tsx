import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestsPage } from "@/components/operator/requests-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("operator");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.operatorRefunds(), { area: "refunds", act: "see" });
  return <RequestsPage />;
}
