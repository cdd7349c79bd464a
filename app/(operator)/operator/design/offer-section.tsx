"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { CarrierMark } from "@/components/offers/card/carrier-mark";
import { DirectionRow } from "@/components/offers/card/direction-row";
import { OfferPrice } from "@/components/offers/card/offer-price";
import { OfferRow } from "@/components/offers/card/offer-row";
import { OfferSkeletons } from "@/components/offers/list/offer-skeletons";
import { Card } from "@/components/ui/card";
import { SellingProvider } from "@/lib/client/money/selling";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { SAMPLE_CARRIERS, SAMPLE_CHOICES, SAMPLE_OFFER } from "./samples";
import { Section, Specimen } from "./section";

const NO_PRICES: SellingShown = {
  ...{ version: 1, currency: "UZS", rules: [], rounding: null, bounds: null },
  keeps: { kind: "amount", minor: 0 },
};
const ANY = { carrier: null, from: null, to: null, cabin: null, age: null };
const MARKUP = { part: "markup", when: ANY, value: { kind: "amount", minor: 120_000_00 } } as const;

const SELLING: SellingShown = { ...NO_PRICES, rules: [MARKUP] };

export function OfferSection() {
  const [client] = useState(() => new QueryClient());
  return (
    <Section of="offers">
      <Specimen name="carriers">
        <p className="flex flex-wrap gap-2">
          {SAMPLE_CARRIERS.map((code) => (
            <CarrierMark key={code} code={code} />
          ))}
        </p>
      </Specimen>
      <QueryClientProvider client={client}>
        <SellingProvider value={NO_PRICES}>
          <Specimen name="offers">
            <Card className="divide-y divide-line overflow-hidden">
              {SAMPLE_CHOICES.map((choice) => (
                <OfferRow key={choice.key} choice={choice} />
              ))}
            </Card>
          </Specimen>
          <Specimen name="directions">
            <Card className="divide-y divide-line overflow-hidden">
              {SAMPLE_CHOICES.map((choice) => (
                <DirectionRow key={choice.key} choice={choice} label="" onPick={() => undefined} />
              ))}
            </Card>
          </Specimen>
          <Specimen name="price">
            <OfferPrice offer={SAMPLE_OFFER} />
          </Specimen>
        </SellingProvider>
      </QueryClientProvider>
      <SellingProvider value={SELLING}>
        <Specimen name="own price">
          <OfferPrice offer={SAMPLE_OFFER} />
        </Specimen>
      </SellingProvider>
      <Specimen name="searching">
        <OfferSkeletons />
      </Specimen>
    </Section>
  );
}
