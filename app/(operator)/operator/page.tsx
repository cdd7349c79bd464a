import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RefusedArea } from "@/components/operator/refused-area";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("house.today");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { refused } = await searchParams;
  await requireOperator(pages.operator(), { area: "today", act: "see" });
  const t = await getTranslations("house.today");
  return (
    <>
      <RefusedArea named={typeof refused === "string" ? refused : undefined} />
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
    </>
  );
}
