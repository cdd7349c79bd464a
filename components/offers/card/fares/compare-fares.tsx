"use client";

import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import type { Offer } from "@/lib/contracts/interface/offers";
import { OfferPrice } from "../offer-price";
import { useBookAddress } from "../use-book-address";
import { type ComparedRow, isSame, useComparedRows } from "./compared-rows";

/** Opens all brands of the same flights in columns; on a phone one stands under the other. */
export function CompareFares({ fares }: { fares: readonly Offer[] }) {
  const t = useTranslations("search.compare");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onPress={() => setOpen(true)}>
        <Columns3 className="size-4" aria-hidden="true" />
        {t("open")}
      </Button>
      <Dialog title={t("title")} isOpen={isOpen} onOpenChange={setOpen} isWide>
        <Comparison fares={fares} />
      </Dialog>
    </>
  );
}

function Comparison({ fares }: { fares: readonly Offer[] }) {
  const t = useTranslations("search.compare");
  const { rows, priceRows, rulesRow } = useComparedRows(fares);
  const [isPriceOpen, setPriceOpen] = useState(false);
  const shown = [...rows, ...(isPriceOpen ? priceRows : []), rulesRow];
  return (
    <>
      <FareColumns fares={fares} rows={shown} />
      <FareCards fares={fares} rows={shown} />
      {priceRows.length > 0 ? (
        <Button variant="quiet" size="sm" aria-expanded={isPriceOpen} onPress={() => setPriceOpen(!isPriceOpen)}>
          {t(isPriceOpen ? "hideParts" : "showParts")}
        </Button>
      ) : null}
      <p className="mt-3 text-ink-faint text-xs">{t("note")}</p>
    </>
  );
}

interface ComparedProps {
  fares: readonly Offer[];
  rows: readonly ComparedRow[];
}

/** Grey where all fares are the same. */
function lookOf(row: ComparedRow): string {
  if (isSame(row)) return "text-ink-faint";
  return row.isStrong ? "font-medium" : "";
}

function FareColumns({ fares, rows }: ComparedProps) {
  const t = useTranslations("search.compare");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it
    <section aria-label={t("title")} tabIndex={0} className="hidden overflow-x-auto md:block">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="align-top">
            <th scope="col" className="sr-only">
              {t("row")}
            </th>
            {fares.map((fare) => (
              <th key={fare.id} scope="col" className="min-w-44 px-3 pb-3">
                <FareHead fare={fare} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={`border-line border-t align-top ${lookOf(row)}`}>
              <th scope="row" className="min-w-40 py-2 pr-3 font-normal text-ink-soft">
                {row.title}
              </th>
              {fares.map((fare) => (
                <td key={fare.id} className="num px-3 py-2">
                  {row.cell(fare)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FareCards({ fares, rows }: ComparedProps) {
  return (
    <ul className="space-y-4 md:hidden">
      {fares.map((fare) => (
        <li key={fare.id} className="rounded-xl border border-line-strong p-4">
          <FareHead fare={fare} />
          <dl className="mt-3 space-y-2 text-sm">
            {rows.map((row) => (
              <div key={row.key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-line border-t pt-2">
                <dt className="text-ink-soft">{row.title}</dt>
                <dd className={`num text-right ${lookOf(row)}`}>{row.cell(fare)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function FareHead({ fare }: { fare: Offer }) {
  const t = useTranslations("search.fares");
  const bookAddress = useBookAddress();
  return (
    <div className="flex flex-col items-start gap-2">
      <span className="font-semibold">{fare.fare_family_type}</span>
      <OfferPrice offer={fare} />
      <LinkButton href={bookAddress(fare)} size="sm" variant="secondary">
        {t("choose", { brand: fare.fare_family_type })}
      </LinkButton>
    </div>
  );
}
