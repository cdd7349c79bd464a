import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MarkupsPage } from "@/components/operator/prices/markups/markups-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("markups");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.markups(), { area: "prices", act: "see" });
  return <MarkupsPage />;
}
