import type { OfferDirection } from "@/lib/contracts/interface/offers";
import type { Sortable } from "./sort-offers";
import type { ListedOffer } from "./unfold-offers";

/**
 * A journey chosen direction by direction. Offers are whole journeys at a price; those with the same flights in a direction make one choice of
 * it, told at the least price of any journey that goes on from there. The last direction's choices are the offers themselves.
 */

/** Offers share their directions, and each is asked for its key some times per offer. */
const keys = new WeakMap<OfferDirection, string>();

/** The flights of one direction, the same for every offer that has them: `HY271.12100805-TK88.12101530`. */
export function directionKey(direction: OfferDirection): string {
  const key = keys.get(direction) ?? keyOfFlights(direction);
  keys.set(direction, key);
  return key;
}

function keyOfFlights({ segments }: OfferDirection): string {
  return segments
    .map(
      ({ airline, flight_number, departure }) => `${airline.code}${flight_number}.${departure.datetime.slice(5, 16).replaceAll(/\D/g, "")}`,
    )
    .join("-");
}

export interface Choice extends Sortable {
  key: string;
  /** The offer that the price is of: the cheapest protected one, on separate tickets where there is no other. */
  offer: ListedOffer;
  /** What the choice is between: one direction, or all of them. */
  shown: readonly OfferDirection[];
  /** Nothing is left to choose: it is the offer itself. */
  isWhole: boolean;
  isSeparate: boolean;
  /** The price of the cheapest journey on separate tickets from there, where it is less; major units. */
  separateFrom: number | null;
}

/** What an offer is listed at, major units: what customers pay, or what it costs where the agency makes no prices of its own. */
export type PriceOf = (offer: ListedOffer) => number;

const costOf: PriceOf = ({ price }) => price.amount;

/** Offers whose first directions are these. */
export function offersAfter(offers: readonly ListedOffer[], picks: readonly string[]): ListedOffer[] {
  return offers.filter(({ directions }) =>
    picks.every((pick, index) => {
      const direction = directions[index];
      return direction !== undefined && directionKey(direction) === pick;
    }),
  );
}

/** The choices that some offer still has, from the first on; the last direction is chosen by choosing an offer. */
export function validPicks(offers: readonly ListedOffer[], picks: readonly string[]): string[] {
  const most = (offers[0]?.directions.length ?? 1) - 1;
  const counts = Array.from({ length: Math.min(picks.length, most) + 1 }, (_, count) => count);
  const last = counts.findLast((count) => offersAfter(offers, picks.slice(0, count)).length > 0) ?? 0;
  return picks.slice(0, last);
}

/** The choices of the direction that follows those chosen. @param offers those after the picks */
export function choicesOf(offers: readonly ListedOffer[], step: number, priceOf = costOf): Choice[] {
  const isLast = offers.every(({ directions }) => directions.length - 1 === step);
  return isLast
    ? offers.map((offer) => wholeOffer(offer, priceOf(offer), offer.directions.slice(step)))
    : [...groupByDirection(offers, step)].map(([key, group]) => choiceOf(key, group, { step, priceOf }));
}

/** An offer as a choice. @param shown the directions that are not chosen yet */
export function wholeOffer(offer: ListedOffer, price: number, shown: readonly OfferDirection[] = offer.directions): Choice {
  return {
    key: offer.id,
    offer,
    shown,
    isWhole: true,
    isSeparate: offer.is_vtrip,
    separateFrom: null,
    price,
    ...timesOf(shown),
  };
}

function timesOf(shown: readonly OfferDirection[]): Pick<Choice, "duration" | "stops" | "departure"> {
  return {
    duration: shown.reduce((total, { route_duration }) => total + route_duration, 0),
    stops: Math.max(...shown.map(({ segments }) => segments.length - 1)),
    departure: shown[0]?.departure.datetime ?? "",
  };
}

function groupByDirection(offers: readonly ListedOffer[], step: number): Map<string, ListedOffer[]> {
  const groups = new Map<string, ListedOffer[]>();
  for (const offer of offers) {
    const direction = offer.directions[step];
    if (!direction) continue;
    const key = directionKey(direction);
    const group = groups.get(key);
    if (group) group.push(offer);
    else groups.set(key, [offer]);
  }
  return groups;
}

function choiceOf(key: string, group: readonly ListedOffer[], { step, priceOf }: { step: number; priceOf: PriceOf }): Choice {
  const separate = cheapest(
    group.filter(({ is_vtrip }) => is_vtrip),
    priceOf,
  );
  const guarded = cheapest(
    group.filter(({ is_vtrip }) => !is_vtrip),
    priceOf,
  );
  const offer = guarded ?? separate;
  const direction = offer?.directions[step];
  if (!offer || !direction) throw new Error("a group has at least one offer with the direction that it is made by");
  const price = priceOf(offer);
  const separateFrom = separate ? priceOf(separate) : price;
  return {
    key,
    offer,
    shown: [direction],
    isWhole: false,
    isSeparate: offer.is_vtrip,
    separateFrom: separateFrom < price ? separateFrom : null,
    price,
    ...timesOf([direction]),
  };
}

function cheapest(offers: readonly ListedOffer[], priceOf: PriceOf): ListedOffer | undefined {
  return offers.reduce<ListedOffer | undefined>((best, offer) => (best && priceOf(best) <= priceOf(offer) ? best : offer), undefined);
}

/** Choices as they are listed: protected ones, and those on separate tickets alone with the most that they save; 0 where they save nothing. */
export function foldSeparate(choices: readonly Choice[]): { inSight: Choice[]; folded: Choice[]; saving: number } {
  const inSight = choices.filter(({ isSeparate }) => !isSeparate);
  const folded = choices.filter(({ isSeparate }) => isSeparate);
  // Nothing to compare with: they are all that there is.
  if (inSight.length === 0) return { inSight: folded, folded: [], saving: 0 };
  const least = (list: readonly Choice[]) => Math.min(...list.map(({ price }) => price));
  return { inSight, folded, saving: folded.length > 0 ? Math.max(0, least(inSight) - least(folded)) : 0 };
}

/** Whether two choices look the same in a list: arranging anew makes new ones of the same offers. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  const isSamePrice = one.price === other.price && one.separateFrom === other.separateFrom;
  return one.offer === other.offer && isSamePrice && one.shown.length === other.shown.length;
}
