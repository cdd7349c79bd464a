"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Offer } from "@/lib/contracts/offers";
import { OfferCard } from "../card/offer-card";

/** So many are drawn at first and with every press on “show more”: hundreds of offers stay quick. */
const PAGE = 25;

/** Offers under each other. Arrow keys move from one to the next, Enter opens. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations("search.results");
  const [limit, setLimit] = useState(PAGE);
  const rest = offers.length - limit;
  return (
    <>
      <ul onKeyDown={moveFocus} className="flex flex-col gap-3">
        {offers.slice(0, limit).map((offer) => (
          <li key={offer.id} className="list-row">
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="secondary" onPress={() => setLimit(limit + PAGE)} className="self-center">
          {t("more", { count: Math.min(rest, PAGE) })}
        </Button>
      ) : null}
    </>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the toggle of one offer to that of its neighbour; elsewhere in a card the keys keep their meaning. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches("[data-offer-toggle]")) return;
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-offer-toggle]")];
  const next = toggles[toggles.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
