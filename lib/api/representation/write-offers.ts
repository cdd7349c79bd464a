import type { Offer, OfferPart } from "@/lib/contracts/interface/offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { toInstantText, toUtcText } from "@/lib/domain/dates";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS } from "@/lib/domain/passengers/passengers";
import { env } from "@/lib/env";
import { type Audience, offerExpiry, offerSealer } from "@/lib/services/offers/offer/offer-id";
import type { AgePrice, PricedOffer } from "@/lib/services/offers/offer/price-offer";
import { shownAmounts } from "@/lib/services/offers/offer/shown-amounts";
import { remembered } from "@/lib/util/waiting/remembered";
import { ByteParts, byteText } from "./byte-text";
import { fareFeatures, type Inclusions, includedTexts, inclusionsOf } from "./fare-family-texts";
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
  const bytes = new ByteParts();
  for (const [index, priced] of offers.entries()) {
    bytes.add(index > 0 ? "},{" : "[{");
    writer.write(priced, `"${seal(priced.offer, priced.totalMinor)}"`, bytes);
  }
  bytes.add(offers.length > 0 ? "}]" : "[]");
  return bytes.join();
}

/** What an offer tells besides where it is checked. */
type OfferExtras = Pick<Offer, "additional_services" | "entry_rules" | "entry_warnings">;

/** One offer as interface.md describes it, under the id that its caller already has. @returns JSON, UTF-8 */
export function writeOffer(priced: PricedOffer, viewer: Viewer, offerId: string, more: OfferExtras = {}): Buffer {
  const bytes = new ByteParts();
  bytes.add("{");
  new OfferWriter(viewer).write(priced, byteText(JSON.stringify(offerId)), bytes);
  for (const [name, value] of Object.entries(more)) bytes.add(`,"${name}":${byteText(JSON.stringify(value))}`);
  bytes.add("}");
  return bytes.join();
}

/** Until when an offer can be paid once it is booked, and until when its id is kept; fields of JSON. */
interface Limits {
  ticketing: string;
  expiry: string;
}

/** What a fare includes on one direction: in words, and with what it has not; JSON. */
interface FeatureTexts {
  included: string;
  features: string;
}

/**
 * Writes offers for one viewer. What they share is written once: JSON.stringify of 100 offers takes five times as long, half of
 * a search's time.
 */
class OfferWriter {
  private readonly directions: DirectionWriter;
  private readonly brands = new Map<string, string>();
  private readonly inclusions = new Map<readonly OfferSegment[], Inclusions>();
  /** By what holds on all flights of a direction, and the services on the way. */
  private readonly features = new Map<string, FeatureTexts>();
  private readonly notices = new Map<LocalizedText, string>();
  private readonly documents = new Map<SupplierOffer["documents"], string>();
  /** By the first departure. */
  private readonly limits = new Map<number, Limits>();
  private readonly holdMinutes = env().HOLD_MINUTES;

  constructor(private readonly viewer: Viewer) {
    this.directions = new DirectionWriter(viewer.locale, this.includes("flight_details"));
  }

  /** The fields of an offer, without its braces. @param id JSON */
  write(priced: PricedOffer, id: string, bytes: ByteParts): void {
    const { offer } = priced;
    const segments = offer.directions.flatMap((direction) => direction.segments);
    const { ticketing, expiry } = this.limitsOf(segments[0]?.departure.utc ?? 0);
    bytes.add(`"id":${id},"type":"avia",${this.summary(priced, segments)},${this.fareTexts(offer)},${ticketing}`);
    bytes.add(`,"age_thresholds":${THRESHOLDS},"documents":${this.documentsOf(offer)},"directions":[`);
    this.directions.write(offer, bytes);
    bytes.add(`],"information_for_clients":[${this.noticesOf(offer)}],${expiry}`);
    if (this.includes("price_parts")) bytes.add(`,"price_parts":${byteText(JSON.stringify(priced.prices.map(presentParts)))}`);
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
    const name = remembered(this.brands, brand, () => byteText(JSON.stringify(brand)));
    const told = directions.map(({ segments }) => this.featuresOf(segments, services));
    const [included, features] = [told.map((each) => each.included), told.map((each) => each.features)];
    return `"fare_family_type":${name},"fare_family_services":[${included.join()}],"fare_family_features":[${features.join()}]`;
  }

  /** Of one direction. */
  private featuresOf(segments: readonly OfferSegment[], services: readonly string[]): FeatureTexts {
    const inclusions = remembered(this.inclusions, segments, () => inclusionsOf(segments));
    const { hand, checked, refundable, changeable } = inclusions;
    const key = `${hand?.pieces}×${hand?.kg} ${checked?.pieces}×${checked?.kg} ${refundable} ${changeable} ${services}`;
    return remembered(this.features, key, () => {
      const features = fareFeatures(inclusions, services, this.viewer.locale);
      return { included: byteText(JSON.stringify(includedTexts(features))), features: byteText(JSON.stringify(features)) };
    });
  }

  private noticesOf({ notices }: SupplierOffer): string {
    return notices.map((notice) => remembered(this.notices, notice, () => byteText(JSON.stringify(notice)))).join();
  }

  private limitsOf(departureUtc: number): Limits {
    return remembered(this.limits, departureUtc, () => ({
      ticketing: `"ticketing_time_limit":"${toUtcText(ticketingLimit(this.viewer.now, this.holdMinutes, departureUtc))}"`,
      expiry: `"expires_at":"${toInstantText(offerExpiry(this.viewer, departureUtc))}"`,
    }));
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
