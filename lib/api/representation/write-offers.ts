import type { Offer, OfferPart } from "@/lib/contracts/interface/offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { toInstantText, toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS } from "@/lib/domain/passengers/passengers";
import { env } from "@/lib/env";
import { type Audience, offerExpiry, offerSealer } from "@/lib/services/offers/offer/offer-id";
import type { AgePrice, PricedOffer } from "@/lib/services/offers/offer/price-offer";
import { shownAmounts } from "@/lib/services/offers/offer/shown-amounts";
import { remembered } from "@/lib/util/waiting/remembered";
import { byteText, sharedJson } from "./byte-text";
import { fareFeatures, includedTexts, inclusionsOf } from "./fare-family-texts";
import { DirectionWriter } from "./write-directions";

/** The caller to whom offers are shown. */
interface Viewer extends Audience {
  locale: Locale;
  /** What they tell besides; nothing where it is missing. */
  include?: readonly OfferPart[] | undefined;
}

/** A list of offers as interface.md describes them, each with an id of its own. @returns JSON, UTF-8 */
export function writeOffers(offers: readonly PricedOffer[], viewer: Viewer): Buffer {
  const seal = offerSealer(viewer);
  const writer = new OfferWriter(viewer);
  const texts = offers.map((priced) => `{${writer.write(priced, `"${seal(priced.offer, priced.totalMinor)}"`)}}`);
  return Buffer.from(`[${texts.join()}]`, "latin1");
}

/** What an offer tells besides where it is checked. */
type OfferExtras = Pick<Offer, "additional_services" | "entry_rules" | "entry_warnings">;

/** One offer as interface.md describes it, under the id that its caller already has. @returns JSON, UTF-8 */
export function writeOffer(priced: PricedOffer, viewer: Viewer, offerId: string, more: OfferExtras = {}): Buffer {
  const offer = new OfferWriter(viewer).write(priced, byteText(JSON.stringify(offerId)));
  const fields = Object.entries(more).map(([name, value]) => `,"${name}":${byteText(JSON.stringify(value))}`);
  return Buffer.from(`{${offer}${fields.join("")}}`, "latin1");
}

/**
 * Writes offers for one viewer, as byteText. What they share is written once: JSON.stringify of 100 offers takes five times as long, half of
 * a search's time.
 */
class OfferWriter {
  private readonly directions: DirectionWriter;
  private readonly fares = new Map<string, string>();
  private readonly documents = new Map<SupplierOffer["documents"], string>();
  private readonly holdMinutes = env().HOLD_MINUTES;

  constructor(private readonly viewer: Viewer) {
    this.directions = new DirectionWriter(viewer.locale, this.includes("flight_details"));
  }

  /** The fields of an offer, without its braces. @param id JSON */
  write(priced: PricedOffer, id: string): string {
    const { offer } = priced;
    const segments = offer.directions.flatMap((direction) => direction.segments);
    const limit = toUtcText(ticketingLimit(this.viewer.now, this.holdMinutes, segments[0]?.departure.utc ?? 0));
    const fare = `${this.summary(priced, segments)},${this.fareTexts(offer)}`;
    const terms = `"ticketing_time_limit":"${limit}","age_thresholds":${THRESHOLDS},"documents":${this.documentsOf(offer)}`;
    let text = `"id":${id},"type":"avia",${fare},${terms},"directions":[${this.directions.write(offer)}],"information_for_clients":[`;
    for (const [index, notice] of offer.notices.entries()) text += `${index > 0 ? "," : ""}${sharedJson(notice)}`;
    text += `],"expires_at":"${toInstantText(offerExpiry(this.viewer, segments[0]?.departure.utc ?? 0))}"`;
    return this.includes("price_parts") ? `${text},"price_parts":${byteText(JSON.stringify(priced.prices.map(presentParts)))}` : text;
  }

  private includes(part: OfferPart): boolean {
    return this.viewer.include?.includes(part) ?? false;
  }

  private summary(priced: PricedOffer, segments: readonly OfferSegment[]): string {
    const { offer, prices, totalMinor } = priced;
    const { currency, flightType, directions, hasFareFamily } = offer;
    const { recommendedMinor, taxesAndFeesMinor } = shownAmounts(priced, this.viewer.partner);
    const money = (minor: number) => `{"amount":${toMajor(minor)},"currency":"${currency}"}`;
    const passengers = prices.flatMap(({ age, count, totalMinor }) =>
      Array.from({ length: count }, () => `{"age":"${age}","price":${toMajor(totalMinor)}}`),
    );
    return [
      `"is_charter":${flightType === "charter"},"is_vtrip":${flightType === "vtrip"},"flight_type":"${flightType}"`,
      `"price":${money(totalMinor)},"recommended_price":${money(recommendedMinor)}`,
      `"taxes_and_fees":${money(taxesAndFeesMinor)},"passengers":[${passengers.join()}]`,
      `"transfers":${segments.length > directions.length},"baggage":${segments.every(({ baggage }) => baggage !== null)}`,
      `"refund":${segments.every(({ refundable }) => refundable)},"is_fare_family":${hasFareFamily}`,
    ].join();
  }

  /** What the fare is called and includes. */
  private fareTexts({ brand, services, directions }: SupplierOffer): string {
    const inclusions = directions.map(({ segments }) => inclusionsOf(segments));
    return remembered(this.fares, JSON.stringify([brand, services, inclusions]), () => {
      const features = inclusions.map((each) => fareFeatures(each, services, this.viewer.locale));
      const lists = `"fare_family_services":${JSON.stringify(features.map(includedTexts))},"fare_family_features":${JSON.stringify(features)}`;
      return byteText(`"fare_family_type":${JSON.stringify(brand)},${lists}`);
    });
  }

  /** Document types of the age groups that travel. */
  private documentsOf({ documents }: SupplierOffer): string {
    return remembered(this.documents, documents, () => {
      const travelling = AGE_GROUPS.filter((age) => this.viewer.party[age] > 0);
      return byteText(JSON.stringify(Object.fromEntries(travelling.map((age) => [age, documents[age] ?? []]))));
    });
  }
}

function presentParts({ age, count, fareMinor, taxes, serviceFeeMinor, totalMinor }: AgePrice): NonNullable<Offer["price_parts"]>[number] {
  return {
    age,
    count,
    base: toMajor(fareMinor),
    taxes: taxes.map(({ code, amountMinor }) => ({ code, amount: toMajor(amountMinor) })),
    service_fee: toMajor(serviceFeeMinor),
    total: toMajor(totalMinor),
  };
}

const THRESHOLDS = JSON.stringify(AGE_THRESHOLDS);
