"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { Maximize, Minus, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { z } from "zod";
import { IconButton } from "@/components/ui/press/icon-button";
import { files } from "@/lib/client/calls/paths";
import type { SoldDestination } from "@/lib/contracts/portal/sold-prices";
import { mercator } from "@/lib/domain/places/mercator";
import { isInThousands } from "../../calendar/day-prices";
import { type Camera, reveal, type Size, toScreen } from "./camera";
import { MapLabels } from "./map-labels";
import { firstSight, type Home, labelsOf, mapPlaces } from "./map-places";
import { labelsWithRoom } from "./place-labels";
import { useMapCamera } from "./use-map-camera";

interface DestinationMapProps {
  destinations: readonly SoldDestination[];
  home: Home | null;
  /** Codes of the place that the pointer or the focus is at, and of the one that was pressed; null for none. */
  pointed: string | null;
  chosen: string | null;
  onPoint: (code: string | null) => void;
  onChoose: (code: string) => void;
  /** What is known of the place that was pressed. */
  children: ReactNode;
}

/** Cities with their prices where they are. Everything on it stands in the list as well. */
export default function DestinationMap({ destinations, home, pointed, chosen, onPoint, onChoose, children }: DestinationMapProps) {
  const t = useTranslations("anywhere.map");
  const locale = useLocale();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const size = useSize(element);
  const places = useMemo(() => mapPlaces(destinations, locale), [destinations, locale]);
  const homeAt = useMemo(() => (home ? mercator(home.location) : null), [home]);
  const sights = useMemo(() => {
    const all = places.map(({ at }) => at);
    return { points: firstSight(all, homeAt), all: homeAt ? [homeAt, ...all] : all };
  }, [places, homeAt]);
  const { camera, setCamera, zoomIn, zoomOut, showAll, pointers, onKeyDown } = useMapCamera(element, size, sights);
  const labels = useMemo(() => labelsOf(places, camera, size), [places, camera, size]);
  const homeOnScreen = useMemo(() => homeAt && toScreen(homeAt, camera, size), [homeAt, camera, size]);
  const shown = useMemo(() => labelsWithRoom(labels, size, homeOnScreen), [labels, size, homeOnScreen]);
  const currency = places[0]?.destination.lowest.price.currency;
  const focus = (code: string) => {
    onPoint(code);
    const place = places.find((each) => each.code === code);
    if (place) setCamera((before) => reveal(before, place.at, size));
  };
  return (
    <div className="relative size-full overflow-hidden rounded-xl border border-line bg-map-sea">
      <div ref={setElement} className="absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing" {...pointers}>
        <button
          type="button"
          aria-label={t("move")}
          onKeyDown={onKeyDown}
          className="absolute inset-0 cursor-[inherit] rounded-xl -outline-offset-4"
        >
          {size.width > 0 ? <Land camera={camera} size={size} /> : null}
        </button>
        {size.width > 0 ? (
          <>
            <Points labels={labels} hidden={(code) => !shown.has(code)} home={homeOnScreen} />
            {home && homeOnScreen ? <HomeName title={home.title} at={homeOnScreen} /> : null}
            <MapLabels
              places={places}
              labels={labels}
              shown={shown}
              marked={[pointed, chosen]}
              onPoint={onPoint}
              onFocus={focus}
              onChoose={onChoose}
            />
          </>
        ) : null}
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1 rounded-full border border-line bg-surface p-0.5 shadow-card">
        <IconButton label={t("zoomIn")} onPress={zoomIn}>
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t("zoomOut")} onPress={zoomOut}>
          <Minus className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t("showAll")} onPress={showAll}>
          <Maximize className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {currency && isInThousands(currency) ? (
        <p className="pointer-events-none absolute top-2 left-2 rounded bg-surface px-2 py-0.5 text-2xs text-ink-soft">{t("thousands")}</p>
      ) : null}
      {children}
    </div>
  );
}

function Land({ camera, size }: { camera: Camera; size: Size }) {
  const { data } = useQuery(landOptions());
  const [x, y] = toScreen([0, 0], camera, size);
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" className="pointer-events-none absolute inset-0">
      {data ? (
        <path
          d={data}
          transform={`translate(${x} ${y}) scale(${camera.scale})`}
          fillRule="evenodd"
          vectorEffect="non-scaling-stroke"
          className="fill-map-land stroke-map-coast"
        />
      ) : null}
    </svg>
  );
}

interface PointsProps {
  labels: ReturnType<typeof labelsOf>;
  hidden: (code: string) => boolean;
  home: readonly [number, number] | null;
}

/** Every place as a point, larger where its price has no room. */
function Points({ labels, hidden, home }: PointsProps) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {labels.map(({ id, at: [x, y] }) => (
        <circle key={id} cx={x} cy={y} r={hidden(id) ? 3.5 : 2.5} className="fill-accent stroke-surface" />
      ))}
      {home ? <circle cx={home[0]} cy={home[1]} r={5} strokeWidth={3} className="fill-surface stroke-ink" /> : null}
    </svg>
  );
}

function HomeName({ title, at: [x, y] }: { title: string; at: readonly [number, number] }) {
  return (
    <span
      style={{ left: x, top: y + 8 }}
      className="pointer-events-none absolute -translate-x-1/2 whitespace-nowrap rounded bg-haze px-1 font-semibold text-2xs text-ink"
    >
      {title}
    </span>
  );
}

const NONE: Size = { width: 0, height: 0 };

/** How large an element is drawn, pixels; 0 while it is not. */
function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(NONE);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const land = z.object({ path: z.string() });

/** The outline of the land, as a path of SVG in units of the map. A map without it still shows where places are. */
const landOptions = () =>
  queryOptions({
    queryKey: ["land"],
    queryFn: async ({ signal }) => land.parse(await (await fetch(files.land(), { signal })).json()).path,
    staleTime: Number.POSITIVE_INFINITY,
  });
