import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PricesPage } from "@/components/operator/prices/prices-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("prices");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.prices(), { area: "prices", act: "see" });
  return <PricesPage />;
}
