import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WaysPage } from "@/components/operator/flights/ways-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("flights");
  return { title: t("ways") };
}

export default async function Page() {
  await requireOperator(pages.listWays(), { area: "flights", act: "see" });
  return <WaysPage />;
}
