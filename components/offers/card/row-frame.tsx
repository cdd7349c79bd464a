"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useHasOwnPrices } from "@/lib/client/money/selling";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { OfferPrice } from "./offer-price";

interface RowFrameProps {
  /** One line per direction. */
  lines: ReactNode;
  traits: ReactNode;
  /** Whose price is told. */
  offer: ListedOffer;
  /** What else there is to say of the price, in a few words. */
  priceNote?: ReactNode;
  /** Buttons at the end of the row. */
  actions: ReactNode;
  /** Everything about it; null while it is closed. */
  details: ReactNode;
  detailsId: string;
}

/** The form of a row of the list: on a wide desk one line, with signs and price beside it; elsewhere these stand beneath. */
export function RowFrame({ lines, traits, offer, priceNote = null, actions, details, detailsId }: RowFrameProps) {
  // Cost and margin stand under the price: with room for both in every row, columns stay under each other.
  const hasOwnPrices = useHasOwnPrices();
  return (
    <>
      <div className="relative grid grid-cols-1 gap-x-4 gap-y-1.5 xl:gap-x-2.5 px-3 py-2 transition-colors hover:bg-accent-faint has-[[data-offer-choose]:focus-visible]:bg-accent-soft xl:grid-cols-[minmax(0,1fr)_auto_auto_auto] xl:items-center xl:px-4 xl:py-1">
        <div className="flex min-w-0 flex-col gap-1">{lines}</div>
        {/* Buttons that have no room beside the whole price stand beneath it. */}
        <div className="flex flex-wrap items-center gap-x-1 xl:contents">
          <div className="min-w-0 grow basis-[min-content] xl:contents">
            <div
              className={`order-1 flex flex-wrap items-baseline gap-x-2 ${hasOwnPrices ? "xl:w-44" : "xl:min-w-36"} xl:flex-col xl:items-end`}
            >
              <p className="xl:text-right">
                <OfferPrice offer={offer} size="text-lg leading-tight" />
              </p>
              {priceNote ? <div className="max-w-full truncate text-ink-soft text-xs xl:leading-4">{priceNote}</div> : null}
            </div>
            {traits}
          </div>
          <div className="order-2 -mr-2 ml-auto flex shrink-0 items-center xl:mr-0 xl:gap-1">{actions}</div>
        </div>
      </div>
      <div id={detailsId}>{details}</div>
    </>
  );
}

interface DetailsToggleProps {
  label: string;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
  /** The whole row presses it. */
  isWholeRow: boolean;
}

/** Opens and closes the details of a row. */
export function DetailsToggle({ label, isOpen, panelId, onToggle, isWholeRow }: DetailsToggleProps) {
  const reach = isWholeRow ? "after:absolute after:inset-0" : "relative z-10";
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
      {...(isWholeRow ? { "data-offer-toggle": "" } : {})}
      className={`flex size-11 cursor-pointer items-center justify-center rounded-full text-accent hover:bg-accent-soft xl:size-9 ${reach}`}
    >
      <ChevronDown className={`size-5 transition-transform ${isOpen ? "rotate-180" : ""}`} aria-hidden="true" />
    </button>
  );
}
