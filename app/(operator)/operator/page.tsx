import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RefusedArea } from "@/components/operator/refused-area";
import { TodayPage } from "@/components/operator/today/today-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("house.today");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  await requireOperator(pages.operator(), { area: "today", act: "see" });
  const { refused } = await searchParams;
  return (
    <>
      <RefusedArea named={typeof refused === "string" ? refused : undefined} />
      <TodayPage />
    </>
  );
}
