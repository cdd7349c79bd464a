"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { useCostText } from "../../use-cost-text";
import type { MapPlace } from "./map-places";
import { isArrow, LABEL_HEIGHT, LABEL_RISE, type Label, nextLabel } from "./place-labels";

interface MapLabelsProps {
  places: readonly MapPlace[];
  labels: readonly Label[];
  /** Codes of those that have room. */
  shown: ReadonlySet<string>;
  /** Codes of places that are shown over all others; null for none. */
  marked: readonly (string | null)[];
  onPoint: (code: string | null) => void;
  onFocus: (code: string) => void;
  onChoose: (code: string) => void;
}

/** Prices on the map: one stop for the Tab key, from which the arrows lead to the nearest one on their side. */
export function MapLabels({ places, labels, shown, marked, onPoint, onFocus, onChoose }: MapLabelsProps) {
  const t = useTranslations("anywhere.map");
  const costOf = useCostText();
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const inSight = places.flatMap((place, index) => {
    const label = labels[index];
    return label && (shown.has(place.code) || marked.includes(place.code)) ? [{ place, label }] : [];
  });
  const stop = inSight.find(({ place }) => place.code === last) ?? inSight[0];
  const move = (event: KeyboardEvent, { at }: Label) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextLabel(
      inSight.map(({ label }) => label),
      at,
      event.key,
    );
    list.current?.querySelector<HTMLElement>(`[data-place="${next?.id}"]`)?.focus();
  };
  return (
    <ul ref={list} aria-label={t("prices")}>
      {inSight.map(({ place: { code, destination, price }, label }) => {
        const [x, y] = label.at;
        const isMarked = marked.includes(code);
        const look = isMarked ? "z-10 border-accent bg-accent text-filled" : "border-line-strong bg-surface text-ink hover:border-accent";
        return (
          <li key={code}>
            <button
              type="button"
              data-place={code}
              tabIndex={code === stop?.place.code ? 0 : -1}
              title={costOf(destination.lowest) ?? undefined}
              aria-pressed={marked[1] === code}
              onClick={() => onChoose(code)}
              onFocus={({ currentTarget }) => {
                setLast(code);
                // Under a pointer nothing may move away before it is pressed.
                if (currentTarget.matches(":focus-visible")) onFocus(code);
              }}
              onBlur={() => onPoint(null)}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(code)}
              onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
              onKeyDown={(event) => move(event, label)}
              style={{ left: x - label.width / 2, top: y - LABEL_RISE - LABEL_HEIGHT / 2, width: label.width, height: LABEL_HEIGHT }}
              className={`absolute flex cursor-pointer items-center justify-center gap-1 whitespace-nowrap rounded-full border text-2xs shadow-card ${look}`}
            >
              <span className={isMarked ? "" : "text-ink-soft"}>{code}</span> <span className="num font-semibold">{price}</span>
              <span className="sr-only">
                , {[destination.place.title, destination.place.country.title, costOf(destination.lowest)].filter(Boolean).join(", ")}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
