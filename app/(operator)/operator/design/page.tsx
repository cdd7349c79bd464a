import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pages } from "@/lib/client/paths";
import { requireOperator } from "../../require-operator";
import { BadgeSection } from "./badge-section";
import { BannerSection } from "./banner-section";
import { ButtonSection } from "./button-section";
import { ChoiceSection } from "./choice-section";
import { FieldSection } from "./field-section";
import { OfferSection } from "./offer-section";
import { OverlaySection } from "./overlay-section";
import { StateSection } from "./state-section";
import { TableSection } from "./table-section";
import { TypeSection } from "./type-section";

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
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <OverlaySection />
      <BadgeSection />
      <BannerSection />
      <StateSection />
      <TableSection />
      <OfferSection />
    </>
  );
}
