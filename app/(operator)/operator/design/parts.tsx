"use client";

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

export function Parts() {
  return (
    <>
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
