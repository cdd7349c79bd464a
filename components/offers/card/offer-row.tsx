"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { memo, useId, useState } from "react";
import { LinkButton } from "@/components/ui/press/link-button";
import { isGone } from "@/lib/client/calls/api-error";
import { type Choice, isSameChoice } from "@/lib/client/offers/choices";
import { keyOf } from "@/lib/client/offers/offer-facts";
import { offerCheckOptions } from "../queries";
import { DirectionLine } from "./direction-line";
import { OfferTraits } from "./offer-traits";
import { QuoteMark } from "./quote-mark";
import { DetailsToggle, RowFrame } from "./row-frame";
import { useBookAddress } from "./use-book-address";

/** Loaded with the first offer that is opened. */
const OfferDetails = dynamic(async () => (await import("./offer-details")).OfferDetails, { ssr: false });

/** One offer of the list. The whole row opens it; what it opens checks seats and price anew. */
export const OfferRow = memo(OfferRowOf, (old, now) => isSameChoice(old.choice, now.choice));

function OfferRowOf({ choice }: { choice: Choice }) {
  const { offer, shown } = choice;
  const bookAddress = useBookAddress();
  const t = useTranslations("search.offer");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Filled by the check of the open row, and kept when it closes again.
  const { data: checked = offer, error } = useQuery({ ...offerCheckOptions(offer.id, locale), enabled: isOpen });
  return (
    <RowFrame
      lines={shown.map((direction) => <DirectionLine key={keyOf(direction)} direction={direction} isAlone={shown.length === 1} />)}
      traits={<OfferTraits offer={checked} />}
      offer={checked}
      detailsId={panelId}
      details={isOpen ? <OfferDetails offer={offer} /> : null}
      actions={
        <>
          {isGone(error) ? null : (
            <LinkButton
              href={bookAddress(checked)}
              data-offer-choose=""
              variant="secondary"
              size="sm"
              className="relative z-10 whitespace-nowrap"
            >
              {t("choose")}
            </LinkButton>
          )}
          {isGone(error) ? null : <QuoteMark offer={checked} />}
          <DetailsToggle
            label={t(isOpen ? "close" : "open")}
            isOpen={isOpen}
            panelId={panelId}
            onToggle={() => setOpen(!isOpen)}
            isWholeRow
          />
        </>
      }
    />
  );
}
