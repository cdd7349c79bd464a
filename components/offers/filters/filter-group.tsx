"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import type { Facet } from "@/lib/client/offers/facets";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-0.5 border-line border-t pt-3">
      <legend className="float-left mb-1 w-full font-medium text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}

/** So many stand there before one asks for more. */
const FEW = 7;

interface FacetGroupProps<Id> {
  title: string;
  facets: readonly Facet<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  currency: Currency;
  /** With fewer there is nothing to choose; one is enough where it does not keep all. */
  least?: number;
  /** Offers to keep one and no other. */
  hasOnly?: boolean;
  /** In front of a name. */
  mark?: (id: Id) => ReactNode;
}

/** Any number of a filter's choices; none of them keeps all. */
export function FacetGroup<Id extends string | number>({
  title,
  facets,
  chosen,
  onChange,
  currency,
  least = 2,
  hasOnly,
  mark,
}: FacetGroupProps<Id>) {
  const t = useTranslations("search.filters");
  const [isUnfolded, setUnfolded] = useState(false);
  if (facets.length < least && chosen.length === 0) return null;
  const toggle = (id: Id, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const shown = isUnfolded ? facets : facets.filter(({ id }, index) => index < FEW || chosen.includes(id));
  return (
    <FilterGroup title={title}>
      {shown.map((facet) => (
        <div key={facet.id} className="group/facet relative">
          <FacetBox
            facet={facet}
            isOn={chosen.includes(facet.id)}
            onChange={(isOn) => toggle(facet.id, isOn)}
            currency={currency}
            mark={mark?.(facet.id)}
          />
          {hasOnly && facet.count > 0 ? (
            <button
              type="button"
              aria-label={`${t("only")}: ${facet.label}`}
              onClick={() => onChange([facet.id])}
              className="absolute top-1/2 right-0 -translate-y-1/2 cursor-pointer rounded bg-accent-soft px-2 py-1 text-accent text-xs opacity-0 focus-visible:opacity-100 group-hover/facet:opacity-100 max-lg:hidden"
            >
              {t("only")}
            </button>
          ) : null}
        </div>
      ))}
      {shown.length < facets.length ? (
        <Button variant="quiet" size="sm" onPress={() => setUnfolded(true)} className="self-start">
          {t("more", { count: facets.length - shown.length })}
        </Button>
      ) : null}
    </FilterGroup>
  );
}

interface FacetBoxProps {
  facet: Pick<Facet<unknown>, "label" | "count" | "minPrice">;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  currency: Currency;
  mark?: ReactNode;
  /** What it would keep is known once it is asked for. */
  isUnknown?: boolean;
}

/** One choice with how many it would keep, and the cheapest of them. One that would keep nothing cannot be chosen, but taken back. */
export function FacetBox({ facet: { label, count, minPrice }, isOn, onChange, currency, mark, isUnknown = false }: FacetBoxProps) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  return (
    <Checkbox isSelected={isOn} onChange={onChange} isDisabled={count === 0 && !isOn && !isUnknown} className="text-sm">
      <span className="num flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5 leading-tight">
          {mark}
          <span className="min-w-0">
            {label} <span className="text-ink-faint text-xs">{isUnknown ? t("asksAnew") : `(${count})`}</span>
          </span>
        </span>
        {minPrice === null || isUnknown ? null : (
          <span title={t("from", { price: formatMoney(minPrice, currency, locale) })} className="shrink-0 text-ink-faint text-xs">
            {formatNumber(Math.round(minPrice), locale)}
          </span>
        )}
      </span>
    </Checkbox>
  );
}
