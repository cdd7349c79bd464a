import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportsPage } from "@/components/operator/prices/imports/imports-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("prices");
  return { title: t("imports.title") };
}

export default async function Page() {
  await requireOperator(pages.priceImports(), { area: "prices", act: "see" });
  return <ImportsPage />;
}
