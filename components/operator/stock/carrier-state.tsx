"use client";

import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";

const TONES: Readonly<Record<CarrierStock["state"], Tone>> = { enough: "good", low: "warm", out: "bad", closed: "neutral" };

/** How a carrier's open ranges stand together. */
export function CarrierState({ state }: Pick<CarrierStock, "state">) {
  const t = useTranslations("stock.state");
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
