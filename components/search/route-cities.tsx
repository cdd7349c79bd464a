"use client";

import { useQueries } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { placeOptions } from "@/lib/client/travel/use-places";
import { MAX_DIRECTIONS } from "@/lib/contracts/limits";
import { chainsOf } from "@/lib/domain/schedule/journey-shape";
import type { WayValues } from "./form/search-form-schema";

/** The cities of a search in the order of travel, with an arrow between them; after a dot it goes on from elsewhere. */
export function RouteCities({ ways }: { ways: readonly WayValues[] }) {
  const t = useTranslations("search.form");
  const locale = useLocale();
  const codes = [...new Set(ways.flatMap(({ from, to }) => [from, to]))];
  const places = useQueries({ queries: codes.map((code) => placeOptions(code, locale)) });
  const cityOf = (code: string) => places[codes.indexOf(code)]?.data?.city ?? code;
  const beside = ways.reduce((total, { fromAlso = [], toAlso = [] }) => total + fromAlso.length + toAlso.length, 0);
  const chains = chainsOf(ways).map((chain, index) => (
    <Fragment key={KEYS[index]}>
      {index > 0 ? <span className="text-ink-faint">·</span> : null}
      {chain.map((code, place) => (
        <Fragment key={KEYS[place]}>
          {place > 0 ? <ArrowRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" /> : null}
          <span className="truncate">{cityOf(code)}</span>
        </Fragment>
      ))}
    </Fragment>
  ));
  return (
    <>
      {chains}
      {beside > 0 ? <span className="num shrink-0 font-normal text-ink-soft text-sm">{t("nearby", { count: beside })}</span> : null}
    </>
  );
}

/** Places come again in a journey: they are told apart by where they stand. */
const KEYS = Array.from({ length: MAX_DIRECTIONS + 1 }, (_, index) => `place-${index}`);
