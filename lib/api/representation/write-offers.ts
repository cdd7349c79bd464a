import type { AdditionalService } from "@/lib/contracts/offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS } from "@/lib/domain/passengers/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { env } from "@/lib/env";
import { type Audience, offerSealer } from "@/lib/services/search/offer-id";
import type { PricedOffer } from "@/lib/services/search/price-offer";
import { remembered } from "@/lib/util/remembered";
import { byteText, sharedJson } from "./byte-text";
import { fareFamilyTexts, inclusionsOf } from "./fare-family-texts";
import { DirectionWriter } from "./write-directions";

/** To whom offers are shown. */
interface Viewer extends Audience {
  locale: Locale;
}

/** A list of offers as interface.md describes them, each with an id of its own. @returns JSON, UTF-8 */
export function writeOffers(offers: readonly PricedOffer[], viewer: Viewer): Buffer {
  const seal = offerSealer(viewer);
  const writer = new OfferWriter(viewer);
  const texts = offers.map((priced) => `{${writer.write(priced, `"${seal(priced.offer, priced.totalMinor)}"`)}}`);
  return Buffer.from(`[${texts.join()}]`, "latin1");
}

/** One offer as interface.md describes it, under the id that its caller already has. @returns JSON, UTF-8 */
export function writeOffer(priced: PricedOffer, viewer: Viewer, offerId: string, services?: readonly AdditionalService[]): Buffer {
  const offer = new OfferWriter(viewer).write(priced, byteText(JSON.stringify(offerId)));
  const more = services ? `,"additional_services":${byteText(JSON.stringify(services))}` : "";
  return Buffer.from(`{${offer}${more}}`, "latin1");
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
    this.directions = new DirectionWriter(viewer.locale);
  }

  /** The fields of an offer, without its braces. @param id JSON */
  write(priced: PricedOffer, id: string): string {
    const { offer } = priced;
    const segments = offer.directions.flatMap((direction) => direction.segments);
    const limit = toUtcText(ticketingLimit(this.viewer.now, this.holdMinutes, segments[0]?.departure.utc ?? 0));
    const fare = `${this.summary(priced, segments)},${this.fareTexts(offer, segments)}`;
    const terms = `"ticketing_time_limit":"${limit}","age_thresholds":${THRESHOLDS},"documents":${this.documentsOf(offer)}`;
    let text = `"id":${id},"type":"avia",${fare},${terms},"directions":[${this.directions.write(offer)}],"information_for_clients":[`;
    for (const [index, notice] of offer.notices.entries()) text += `${index > 0 ? "," : ""}${sharedJson(notice)}`;
    return `${text}]`;
  }

  private summary({ offer, prices, totalMinor }: PricedOffer, segments: readonly OfferSegment[]): string {
    const { currency, flightType, directions, hasFareFamily } = offer;
    const money = (minor: number) => `{"amount":${toMajor(minor)},"currency":"${currency}"}`;
    const markupMinor = Math.ceil((totalMinor * this.viewer.partner.recommendedMarkupBp) / 10_000);
    const faresMinor = prices.reduce((sum, { count, fareMinor }) => sum + count * fareMinor, 0);
    const passengers = prices.flatMap(({ age, count, totalMinor }) =>
      Array.from({ length: count }, () => `{"age":"${age}","price":${toMajor(totalMinor)}}`),
    );
    return [
      `"is_charter":${flightType === "charter"},"is_vtrip":${flightType === "vtrip"},"flight_type":"${flightType}"`,
      `"price":${money(totalMinor)},"recommended_price":${money(roundUp(totalMinor + markupMinor, currency))}`,
      `"taxes_and_fees":${money(totalMinor - faresMinor)},"passengers":[${passengers.join()}]`,
      `"transfers":${segments.length > directions.length},"baggage":${segments.every(({ baggage }) => baggage !== null)}`,
      `"refund":${segments.every(({ refundable }) => refundable)},"is_fare_family":${hasFareFamily}`,
    ].join();
  }

  /** What the fare is called and includes. */
  private fareTexts({ brand, services }: SupplierOffer, segments: readonly OfferSegment[]): string {
    const inclusions = inclusionsOf(segments);
    return remembered(this.fares, JSON.stringify([brand, services, inclusions]), () => {
      const texts = fareFamilyTexts(inclusions, services, this.viewer.locale);
      return byteText(`"fare_family_type":${JSON.stringify(brand)},"fare_family_services":${JSON.stringify(texts)}`);
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

const THRESHOLDS = JSON.stringify(AGE_THRESHOLDS);
