import { sum } from "@/lib/domain/money";
import type { SnapshotPrice, SoldBag } from "../booking/booking-snapshot";
import { type LocalizedText, t } from "../localized";
import type { BagOption } from "../offer";
import type { Party } from "../passengers/passengers";
import type { Report } from "../passengers/problem";
import { type BagOffer, bagOffers, readBagId } from "./bag-offers";
import { SECOND_BAGS } from "./bag-texts";

/** An additional service of a booking request, matched with what can be had now. */
export interface ChosenBag {
  /** Index in the offer's passengers; the k-th of an age group there is the k-th of that age group in the request. */
  passenger: number;
  /** The bag at today's price. */
  bag: SoldBag;
  /** The price that the id names: what the caller was shown, minor units. */
  shownMinor: number;
}

const TEXTS = {
  unknown: t(
    "This offer has no such service. Get the offer with `with-additional-services=1` and send an id from its `additional_services`.",
    "У этого варианта нет такой услуги. Запросите вариант с `with-additional-services=1` и передайте id из его `additional_services`.",
    "Bu variantda bunday xizmat yoʻq. Variantni `with-additional-services=1` bilan soʻrang va uning `additional_services` roʻyxatidagi id ni yuboring.",
  ),
} as const satisfies Record<string, LocalizedText>;

/**
 * Reads the `additional_services` of a booking request. A price that has moved is not judged here: see `shownMinor`.
 * @param offered what the offer, priced again, has for its party
 */
export function chooseBags(
  ids: readonly string[],
  offered: { bagOptions: readonly BagOption[]; party: Party },
  report: Report,
): ChosenBag[] {
  const offers = bagOffers(offered.bagOptions, offered.party);
  const taken = new Set<string>();
  const chosen = ids.map((id, index) => {
    const field = `additional_services.${index}`;
    const bag = choose(id, offers);
    if (!bag) return report("validation", field, TEXTS.unknown);
    const place = `${bag.passenger} ${bag.bag.direction}`;
    if (taken.has(place)) return report("validation", field, SECOND_BAGS);
    taken.add(place);
    return bag;
  });
  return chosen.filter((bag) => bag !== null);
}

function choose(id: string, offers: readonly BagOffer[]): ChosenBag | null {
  const wanted = readBagId(id);
  const found = wanted && offers.find((offer) => isSameBag(offer, wanted));
  if (!found) return null;
  const { passenger, direction, pieces, kg, amountMinor } = found;
  return { passenger, bag: { id: found.id, direction, pieces, kg, amountMinor }, shownMinor: wanted.amountMinor };
}

type Bag = Pick<BagOffer, "passenger" | "direction" | "pieces" | "kg">;

function isSameBag(left: Bag, right: Bag): boolean {
  return left.passenger === right.passenger && left.direction === right.direction && left.pieces === right.pieces && left.kg === right.kg;
}

/** Prices of the offer's passengers, in their order, with the bags that each of them buys. */
export function withBags(prices: readonly SnapshotPrice[], chosen: readonly ChosenBag[]): SnapshotPrice[] {
  return prices.map((price, passenger) => {
    const bags = chosen.filter((each) => each.passenger === passenger).map(({ bag }) => bag);
    const inOrder = bags.sort((left, right) => left.direction - right.direction);
    return { ...price, bags: inOrder, totalMinor: sum([price.totalMinor, ...inOrder.map((bag) => bag.amountMinor)]) };
  });
}
