import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FareImportsPage } from "@/components/operator/prices/fare-imports-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("prices");
  return { title: t("imports.title") };
}

export default async function Page() {
  await requireOperator(pages.fareImports(), { area: "prices", act: "see" });
  return <FareImportsPage />;
}
