"use client";

import { Split } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { memo, useId, useState } from "react";
import { buttonClass } from "@/components/ui/press/button-class";
import { type Choice, isSameChoice } from "@/lib/client/offers/choices";
import { keyOf } from "@/lib/client/offers/offer-facts";
import { formatNumber } from "@/lib/i18n/formats";
import { DirectionDetails } from "./direction-details";
import { DirectionLine } from "./direction-line";
import { OfferTraits } from "./offer-traits";
import { DetailsToggle, RowFrame } from "./row-frame";

interface DirectionRowProps {
  choice: Choice;
  /** What the direction is called. */
  label: string;
  onPick: (choice: Choice) => void;
}

/** The flights of one direction, at the least price of a journey with them. The whole row chooses them. */
export const DirectionRow = memo(
  DirectionRowOf,
  (old, now) => isSameChoice(old.choice, now.choice) && old.label === now.label && old.onPick === now.onPick,
);

function DirectionRowOf({ choice, label, onPick }: DirectionRowProps) {
  const { offer, shown, separateFrom } = choice;
  const t = useTranslations("search");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const flights = shown.flatMap(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`));
  return (
    <RowFrame
      lines={shown.map((direction) => <DirectionLine key={keyOf(direction)} direction={direction} isAlone />)}
      traits={<OfferTraits offer={offer} />}
      offer={offer}
      priceNote={
        separateFrom === null ? null : (
          <span className="num relative z-10 inline-flex items-center gap-1 whitespace-nowrap text-warm" title={t("choice.separateFrom")}>
            <Split className="size-3.5" aria-hidden="true" />
            {t("choice.orSeparate", { price: formatNumber(separateFrom, locale) })}
          </span>
        )
      }
      detailsId={panelId}
      details={
        isOpen ? (
          <div className="border-line border-t px-4 py-4">
            {shown.map((direction) => (
              <DirectionDetails key={keyOf(direction)} direction={direction} label={label} />
            ))}
          </div>
        ) : null
      }
      actions={
        <>
          <button
            type="button"
            data-offer-toggle=""
            data-offer-choose=""
            aria-label={`${t("offer.choose")} ${flights.join(", ")}`}
            onClick={() => onPick(choice)}
            className={`${buttonClass("secondary", "sm")} whitespace-nowrap after:absolute after:inset-0`}
          >
            {t("offer.choose")}
          </button>
          <DetailsToggle
            label={t(isOpen ? "offer.close" : "choice.details")}
            isOpen={isOpen}
            panelId={panelId}
            onToggle={() => setOpen(!isOpen)}
            isWholeRow={false}
          />
        </>
      }
    />
  );
}
