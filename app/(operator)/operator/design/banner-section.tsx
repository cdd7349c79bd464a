"use client";

import { useTranslations } from "next-intl";
import { LowBalance } from "@/components/travel/low-balance";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { Section, Specimen } from "./section";

const TONES = ["info", "good", "warm", "bad"] as const;
const FUNDS = { currency: "UZS", available: 1_250_000, warn_below: 10_000_000, is_low: true, lasts_days: 2 } as const;

export function BannerSection() {
  const t = useTranslations("design.sample");
  return (
    <Section of="banners">
      {TONES.map((tone) => (
        <Specimen key={tone} name={`banner ${tone}`}>
          <Banner tone={tone} title={t("text")}>
            {t("body")}
          </Banner>
        </Specimen>
      ))}
      <Specimen name="banner action">
        <Banner
          title={t("body")}
          action={
            <Button variant="secondary" size="sm">
              {t("menu")}
            </Button>
          }
        />
      </Specimen>
      <Specimen name="low balance">
        <LowBalance funds={FUNDS} />
      </Specimen>
    </Section>
  );
}
