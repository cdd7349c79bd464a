"use client";

import { useState } from "react";
import type { Offer } from "@/lib/contracts/offers";
import { cents } from "../pay/payment-figures";
import { type BagFields, sumBags } from "./bag-choice";

interface AgreedPrice {
  /** What the agent has agreed to, extra bags included, major units. */
  agreed: number;
  /** The same at today's prices. */
  current: number;
  /** The price differs from it: a decision is open. */
  isOpen: boolean;
  accept: () => void;
  /** Whether an offer costs what the agent has agreed to. */
  isAgreed: (offer: Offer) => boolean;
}

/**
 * Holds the prices that the agent saw and agreed to against the prices as they are. Choosing a bag is agreeing to its price.
 * @param chosenTotal of the offer without bags, where the agent came with one
 */
export function useAgreedPrice(chosenTotal: number | null, offer: Offer, bags: BagFields): AgreedPrice {
  const [seen, setSeen] = useState({ fare: chosenTotal ?? offer.price.amount, services: offer.additional_services });
  const costOf = ({ price, additional_services }: Offer) => cents(price.amount + sumBags(bags, additional_services).amount);
  const agreed = cents(seen.fare + sumBags(bags, seen.services).amount);
  const current = costOf(offer);
  return {
    agreed,
    current,
    isOpen: agreed !== current,
    accept: () => setSeen({ fare: offer.price.amount, services: offer.additional_services }),
    isAgreed: (other) => costOf(other) === agreed,
  };
}
