"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Section, Specimen } from "./section";

const SIZES = ["text-2xs", "text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl"] as const;
const WEIGHTS = ["font-normal", "font-medium", "font-semibold"] as const;
const INKS = ["text-ink", "text-ink-soft", "text-ink-faint", "text-accent", "text-warm", "text-good", "text-bad"] as const;
const GROUNDS = ["bg-surface", "bg-paper"] as const;

export function TypeSection() {
  const t = useTranslations("design.sample");
  return (
    <Section of="type">
      <Card className="space-y-1 p-4">
        {SIZES.map((size) => (
          <Specimen key={size} name={size}>
            {WEIGHTS.map((weight) => (
              <p key={weight} className={`num ${size} ${weight}`}>
                {t("text")}
              </p>
            ))}
          </Specimen>
        ))}
      </Card>
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={ground}>
          <p className={`flex flex-wrap gap-4 rounded-xl border border-line p-4 text-sm ${ground}`}>
            {INKS.map((ink) => (
              <span key={ink} className={ink}>
                {t("text")}
              </span>
            ))}
          </p>
        </Specimen>
      ))}
    </Section>
  );
}
