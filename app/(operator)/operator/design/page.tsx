import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";
import { DrawnHere } from "./drawn-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("design");
  return { title: t("title") };
}

/** The parts that all pages are made of, in their states. Nothing leads here: it is for those who change them, and for tests. */
export default async function Page() {
  await requireOperator(pages.design());
  const t = await getTranslations("design");
  return (
    <>
      <h1 className="font-semibold text-2xl">{t("title")}</h1>
      <p className="mt-1 text-ink-soft">{t("lead")}</p>
      <DrawnHere />
    </>
  );
}
