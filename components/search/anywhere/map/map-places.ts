import type { Location } from "@/lib/contracts/interface/calendar";
import type { SoldDestination } from "@/lib/contracts/portal/sold-prices";
import type { Locale } from "@/lib/domain/localized";
import { mercator } from "@/lib/domain/places/mercator";
import { compactAmount } from "../../calendar/day-prices";
import { type Camera, type Point, type Size, toScreen } from "./camera";
import type { Label } from "./place-labels";

/** A destination that is somewhere. */
export interface MapPlace {
  code: string;
  destination: SoldDestination;
  /** Point in units of the map. */
  at: Point;
  /** Its lowest price as a label has it. */
  price: string;
}

/** Place of the origin. */
export interface Home {
  title: string;
  location: Location;
}

/** Cheapest first, so that the lowest prices have room. */
export function mapPlaces(destinations: readonly SoldDestination[], locale: Locale): MapPlace[] {
  return destinations
    .flatMap((destination) => {
      const { place, lowest } = destination;
      const price = compactAmount(lowest.price.amount, lowest.price.currency, locale);
      return place.location ? [{ code: place.code, destination, at: mercator(place.location), price }] : [];
    })
    .sort((left, right) => left.destination.lowest.price.amount - right.destination.lowest.price.amount);
}

/** So many of the places are shown at first: a few far ones would make all others small. */
const [NEAR_SHARE, FEW] = [0.85, 12];

/** Points that the map shows at first, with home: all of a few, the near ones of many. */
export function firstSight(points: readonly Point[], home: Point | null): Point[] {
  if (!home) return [...points];
  const away = ([x, y]: Point) => Math.hypot(x - home[0], y - home[1]);
  const near = points.toSorted((left, right) => away(left) - away(right));
  return [home, ...near.slice(0, Math.max(FEW, Math.ceil(NEAR_SHARE * near.length)))];
}

/** Of a code and a figure at the size of labels, with what is around them, pixels; the labels are made as wide. */
const [PADDING, CODE, GLYPH] = [20, 30, 7.6];

export function labelsOf(places: readonly MapPlace[], camera: Camera, size: Size): Label[] {
  return places.map(({ code, at, price }) => ({
    id: code,
    at: toScreen(at, camera, size),
    width: Math.ceil(PADDING + CODE + GLYPH * price.length),
  }));
}
