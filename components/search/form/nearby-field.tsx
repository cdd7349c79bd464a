"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useOpening } from "@/components/ui/fields/use-opening";
import { Press } from "@/components/ui/press/press";
import { nearbyOptions } from "@/lib/client/travel/use-places";

const NearbyPopover = dynamic(async () => (await import("./nearby-popover")).NearbyPopover, { ssr: false });

interface NearbyFieldProps {
  /** Label of the field that the place stands in. */
  of: string;
  /** IATA code of the place, empty while nothing is chosen. */
  code: string;
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Which cities around a place are searched with it: a button over its field. Nothing where there is none with flights. */
export function NearbyField({ of, code, chosen, onChange }: NearbyFieldProps) {
  const t = useTranslations("search.form");
  const locale = useLocale();
  const { isOpen, button, popover } = useOpening();
  const { data: places = [] } = useQuery(nearbyOptions(code, locale));
  if (places.length === 0) return null;
  const text = chosen.length > 0 ? t("nearby", { count: chosen.length }) : t("addNearby");
  return (
    <>
      <Press
        ref={button.triggerRef}
        onPress={button.onPress}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${of}: ${text}`}
        className="num absolute -top-1 right-0 z-10 min-h-6 cursor-pointer rounded px-1.5 text-accent text-xs hover:underline max-md:-top-2 max-md:min-h-8"
      >
        {text}
      </Press>
      {isOpen ? <NearbyPopover {...popover} label={t("nearbyTitle")} places={places} chosen={chosen} onChange={onChange} /> : null}
    </>
  );
}
