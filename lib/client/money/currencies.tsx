"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Currency } from "@/lib/domain/money";

const Currencies = createContext<readonly Currency[]>([]);

/** Tells a page in which currencies the partner may search and pay, its own first. */
export function CurrenciesProvider({ currencies, children }: { currencies: readonly Currency[]; children: ReactNode }) {
  return <Currencies value={currencies}>{children}</Currencies>;
}

export function useCurrencies(): readonly Currency[] {
  return useContext(Currencies);
}

/** A currency as the interface is asked for it: not at all where it is the partner's own. */
export function askedCurrency([, ...further]: readonly Currency[], currency: Currency): Currency | undefined {
  return further.find((each) => each === currency);
}
