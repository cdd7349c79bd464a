import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StuckPage } from "@/components/operator/stuck/stuck-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("house.stuck");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.stuck(), { area: "agencies", act: "see" });
  return <StuckPage />;
}
