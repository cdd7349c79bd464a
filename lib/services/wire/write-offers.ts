import type { AdditionalService } from "@/lib/contracts/offers";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { AGE_THRESHOLDS } from "@/lib/domain/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { ticketingLimit } from "@/lib/domain/ticketing-limit";
import { env } from "@/lib/env";
import { type Audience, offerSealer } from "../offer-id";
import type { PricedOffer } from "../price-offer";
import type { ReadyJson } from "../ready-json";
import { writeDirection } from "./direction-bytes";
import { fareTextsBytes } from "./fare-texts-bytes";
import { type JsonWriter, writeJson } from "./json-writer";
import { documentsBytes, noticeBytes } from "./shared-bytes";

/** Who is shown offers, and in which language. */
export interface Viewer extends Audience {
  locale: Locale;
}

const THRESHOLDS = JSON.stringify(AGE_THRESHOLDS);

/** A list of offers as interface.md describes them, each with an id of its own. */
export function writeOffers(offers: readonly PricedOffer[], viewer: Viewer): ReadyJson {
  const seal = offerSealer(viewer);
  return writeJson((writer) => {
    writer.ascii("[");
    offers.forEach((priced, index) => {
      writer.ascii(`${index > 0 ? "," : ""}{"id":"${seal(priced.offer, priced.totalMinor)}"`);
      writeOne(writer, priced, viewer);
      writer.ascii("}");
    });
    writer.ascii("]");
  });
}

/** One offer as interface.md describes it, under the id that its caller already has. */
export function writeOffer(priced: PricedOffer, viewer: Viewer, offerId: string, services?: readonly AdditionalService[]): ReadyJson {
  return writeJson((writer) => {
    writer.ascii('{"id":');
    // A caller may have put characters into the id that base64 overlooks.
    writer.value(offerId);
    writeOne(writer, priced, viewer);
    if (services) {
      writer.ascii(',"additional_services":');
      writer.value(services);
    }
    writer.ascii("}");
  });
}

/** Everything between the id and the brace at the end. */
function writeOne(writer: JsonWriter, priced: PricedOffer, { partner, party, locale, now }: Viewer): void {
  const { offer } = priced;
  const { bounds, flightType } = offer;
  const segments = bounds.length === 1 && bounds[0] ? bounds[0].segments : bounds.flatMap((bound) => bound.segments);
  writer.ascii(`,"type":"avia","is_charter":${flightType === "charter"},"is_vtrip":${flightType === "vtrip"}`);
  writer.ascii(`,"flight_type":"${flightType}",${amounts(priced, partner.recommendedMarkupBp)}`);
  writer.ascii(`,"transfers":${segments.length > bounds.length},"baggage":${segments.every((segment) => segment.baggage !== null)}`);
  writer.ascii(`,"refund":${segments.every((segment) => segment.refundable)},"is_fare_family":${offer.hasFareFamily},`);
  writer.bytes(fareTextsBytes(offer, segments, locale));
  const limit = ticketingLimit(now, env().HOLD_MINUTES, segments[0]?.departure.utc ?? 0);
  writer.ascii(`,"ticketing_time_limit":"${toUtcText(limit)}","age_thresholds":${THRESHOLDS},"documents":`);
  writer.bytes(documentsBytes(offer.documents, party));
  writer.ascii(',"directions":[');
  bounds.forEach((_, bound) => {
    if (bound > 0) writer.ascii(",");
    writeDirection(writer, offer, bound, locale);
  });
  writer.ascii('],"information_for_clients":[');
  offer.notices.forEach((notice, index) => {
    if (index > 0) writer.ascii(",");
    writer.bytes(noticeBytes(notice));
  });
  writer.ascii("]");
}

/** What it costs: everybody together, by kind, and each passenger. */
function amounts({ offer: { currency }, prices, totalMinor: total }: PricedOffer, markupBp: number): string {
  const fares = prices.reduce((sum, { count, fareMinor }) => sum + count * fareMinor, 0);
  const recommended = roundUp(total + Math.ceil((total * markupBp) / 10_000), currency);
  const money = (minor: number) => `{"amount":${toMajor(minor)},"currency":"${currency}"}`;
  const each = prices.flatMap(({ age, count, totalMinor }) =>
    Array.from({ length: count }, () => `{"age":"${age}","price":${toMajor(totalMinor)}}`),
  );
  return `"price":${money(total)},"recommended_price":${money(recommended)},"taxes_and_fees":${money(total - fares)},"passengers":[${each.join()}]`;
}
