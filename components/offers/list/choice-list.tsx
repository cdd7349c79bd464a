"use client";

import { ChevronDown, Split } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { memo, type ReactNode, startTransition, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { type Choice, foldSeparate } from "@/lib/client/offers/choices";
import { useMedia } from "@/lib/client/use-media";
import { formatMoney } from "@/lib/i18n/formats";
import { DirectionRow } from "../card/direction-row";
import { OfferRow } from "../card/offer-row";
import { moveFocus } from "./focus-offers";

/** How many offers are drawn at first and with every press on “show more”: hundreds stay quick. */
const PAGE = 25;
/** So many are drawn with the first picture, more than a window shows, and so many more after each one: all at once kept a telephone from answering for a third of a second. */
const FIRST = { desk: 8, telephone: 4 };
const MORE = 4;
/** With fewer protected choices than this, those on separate tickets are unfolded: the page would be all but empty. */
const FEW = 3;

interface ChoiceListProps {
  choices: readonly Choice[];
  /** What is chosen is called. */
  label: string;
  onPick: (choice: Choice) => void;
}

/** Choices under each other, protected ones first. Arrow keys move from one to the next, Enter chooses or opens. */
export const ChoiceList = memo(function ChoiceList({ choices, label, onPick }: ChoiceListProps) {
  const { inSight, folded, saving } = foldSeparate(choices);
  const rows = { label, onPick };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it listens to are the keys of the buttons inside
    <div onKeyDown={moveFocus} className="flex flex-col gap-3 xl:gap-1.5">
      <Rows choices={inSight} {...rows}>
        {folded.length > 0 ? <SeparateTickets choices={folded} saving={saving} isOpenAtFirst={inSight.length < FEW} {...rows} /> : null}
      </Rows>
    </div>
  );
});

interface RowsProps extends ChoiceListProps {
  /** What stands below them, once the first of them are drawn: rows that come later do not push it down under a thumb. */
  children?: ReactNode;
}

function Rows({ choices, label, onPick, children }: RowsProps) {
  const t = useTranslations("search.results");
  const [limit, setLimit] = useState(PAGE);
  const drawn = useGrowing(Math.min(limit, choices.length));
  const rest = choices.length - limit;
  return (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-xl border border-line bg-surface shadow-card">
        {choices.slice(0, drawn).map((choice) => (
          <li key={choice.key} data-choice={choice.key} className="list-row">
            {choice.isWhole ? <OfferRow choice={choice} /> : <DirectionRow choice={choice} label={label} onPick={onPick} />}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="secondary" onPress={() => setLimit(limit + PAGE)} className="self-center">
          {t("more", { count: Math.min(rest, PAGE) })}
        </Button>
      ) : null}
      {drawn < Math.min(PAGE, choices.length) ? null : children}
    </>
  );
}

/** Grows up to `limit` between presses. */
function useGrowing(limit: number): number {
  const isDesk = useMedia("md");
  const [drawn, setDrawn] = useState(isDesk ? FIRST.desk : FIRST.telephone);
  useEffect(() => {
    if (drawn < limit) startTransition(() => setDrawn(drawn + MORE));
  }, [drawn, limit]);
  return Math.min(drawn, limit);
}

interface SeparateTicketsProps extends ChoiceListProps {
  /** Major units; 0 where they save nothing. */
  saving: number;
  isOpenAtFirst: boolean;
}

/** Journeys on separate tickets, folded: what they save is told, and what they risk. */
function SeparateTickets({ choices, saving, isOpenAtFirst, ...rows }: SeparateTicketsProps) {
  const t = useTranslations("search.choice");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const panelId = useId();
  const [first] = choices;
  if (!first) return null;
  const { currency } = first.offer.price;
  const least = Math.min(...choices.map(({ price }) => price));
  return (
    <section aria-label={t("separate")} className="flex flex-col gap-3 xl:gap-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-warm-line bg-warm-soft px-4 py-2 text-left xl:py-0.5"
      >
        <Split className="size-5 shrink-0 text-warm" aria-hidden="true" />
        <span className="min-w-0 flex-1 xl:flex xl:flex-wrap xl:items-baseline xl:gap-x-3">
          <span className="num font-medium">
            {t("separateCount", { count: choices.length, price: formatMoney(least, currency, locale) })}
            {saving > 0 ? <span className="text-good"> · {t("saves", { amount: formatMoney(saving, currency, locale) })}</span> : null}
          </span>
          <span className="block text-ink-soft text-xs">{t("separateRisk")}</span>
        </span>
        <ChevronDown className={`size-5 shrink-0 text-warm transition-transform ${isOpen ? "rotate-180" : ""}`} aria-hidden="true" />
      </button>
      <div id={panelId} className="flex flex-col gap-3 xl:gap-1.5">
        {isOpen ? <Rows choices={choices} {...rows} /> : null}
      </div>
    </section>
  );
}
