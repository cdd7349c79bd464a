import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireOperator } from "../../require-operator";
import { DrawnHere } from "./drawn-here";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("design");
  return { title: t("title") };
}

/** The parts that all pages are made of, in their states. Only builds with DESIGN_PAGE=1 have this page: tests measure it, the product does not ship it. */
export default async function Page() {
  await requireOperator("/operator/design", { area: "today", act: "see" });
  const t = await getTranslations("design");
  return (
    <>
      <h1 className="font-semibold text-2xl">{t("title")}</h1>
      <p className="mt-1 text-ink-soft">{t("lead")}</p>
      <DrawnHere />
    </>
  );
}
