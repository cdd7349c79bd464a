"use client";

import { createContext, use } from "react";
import type { OfferDirection } from "@/lib/contracts/interface/offers";

const Beside = createContext<readonly string[]>([]);

/** Names the places that are searched beside those that were asked for, so that offers from there stand out. */
export const BesideProvider = Beside.Provider;

/** The code of an airport where a direction begins or ends; one beside the place asked for has its city in words. */
export function AirportCode({ airport: { code, city } }: { airport: OfferDirection["departure"]["airport"] }) {
  const isBeside = use(Beside).includes(code);
  return isBeside ? <span className="rounded bg-warm-soft px-1 text-warm">{city}</span> : code;
}
