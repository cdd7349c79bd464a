import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChartersPage } from "@/components/operator/charters/charters-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("charters");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.charters(), { area: "stock", act: "see" });
  return <ChartersPage />;
}
