"use client";

import { useState } from "react";

interface AgreedPrice {
  /** What the agent has agreed to, major units. */
  agreed: number;
  /** The price differs from it: a decision is open. */
  isOpen: boolean;
  accept: () => void;
}

/** Holds the price that the agent saw and agreed to against the price as it is. */
export function useAgreedPrice(chosen: number | null, current: number): AgreedPrice {
  const [agreed, setAgreed] = useState(chosen ?? current);
  return { agreed, isOpen: agreed !== current, accept: () => setAgreed(current) };
}
