"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Button } from "@/components/ui/press/button";
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

/** A finger hovers over nothing: "only" stands beside its choice. */
const ONLY_IN_SIGHT = "-mr-2 min-h-11 min-w-11 shrink-0 px-2";
/** Shows the button over the price, in the column of a desk, only under the pointer or the focus. */
const ONLY_UNDER_POINTER =
  "lg:pointer-fine:absolute lg:pointer-fine:top-1/2 lg:pointer-fine:right-0 lg:pointer-fine:mr-0 lg:pointer-fine:min-h-0 lg:pointer-fine:min-w-0 lg:pointer-fine:-translate-y-1/2 lg:pointer-fine:bg-accent-soft lg:pointer-fine:py-1 lg:pointer-fine:opacity-0 lg:pointer-fine:focus-visible:opacity-100 lg:pointer-fine:group-hover/facet:opacity-100";

/** How many options stand there before more are asked for. */
const FEW = 7;

interface FacetGroupProps<Id> {
  title: string;
  facets: readonly Facet<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  currency: Currency;
  /** Fewest options that leave a choice; one is enough where it does not keep all offers. */
  least?: number;
  /** Offers to keep one and no other. */
  hasOnly?: boolean;
  /** Mark in front of a name. */
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
        <div key={facet.id} className="group/facet relative flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <FacetBox
              facet={facet}
              isOn={chosen.includes(facet.id)}
              onChange={(isOn) => toggle(facet.id, isOn)}
              currency={currency}
              mark={mark?.(facet.id)}
            />
          </div>
          {hasOnly && facet.count > 0 ? (
            <button
              type="button"
              aria-label={`${t("only")}: ${facet.label}`}
              onClick={() => onChange([facet.id])}
              className={`cursor-pointer rounded text-accent text-xs ${ONLY_IN_SIGHT} ${ONLY_UNDER_POINTER}`}
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
  /** The count is null where it is not known yet. */
  facet: Pick<Facet<unknown>, "label" | "minPrice"> & { count: number | null };
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  currency: Currency;
  mark?: ReactNode;
}

/** One choice with how many it would keep, and the cheapest of them. One that would keep nothing cannot be chosen, but taken back. */
export function FacetBox({ facet: { label, count, minPrice }, isOn, onChange, currency, mark }: FacetBoxProps) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  return (
    <Checkbox isSelected={isOn} onChange={onChange} isDisabled={count === 0 && !isOn} className="text-sm">
      <span className="num flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5 leading-tight">
          {mark}
          <span className="min-w-0">
            {label} <span className="text-ink-faint text-xs">({count ?? "…"})</span>
          </span>
        </span>
        {minPrice === null ? null : (
          <span title={t("from", { price: formatMoney(minPrice, currency, locale) })} className="shrink-0 text-ink-faint text-xs">
            {formatNumber(Math.round(minPrice), locale)}
          </span>
        )}
      </span>
    </Checkbox>
  );
}
