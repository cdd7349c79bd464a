import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { AGE_GROUPS, AGE_THRESHOLDS, type AgeGroup } from "@/lib/domain/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { ticketingLimit } from "@/lib/domain/ticketing-limit";
import { env } from "@/lib/env";
import type { Audience } from "../offer-id";
import type { PricedOffer } from "../price-offer";
import { writeDirection } from "./direction-bytes";
import { fareTextsBytes } from "./fare-texts-bytes";
import type { JsonWriter } from "./json-writer";
import { documentsBytes, noticeBytes } from "./shared-bytes";

/** Who is shown offers, and in which language. */
export interface Viewer extends Audience {
  locale: Locale;
}

const THRESHOLDS = JSON.stringify(AGE_THRESHOLDS);

/** Writes offers as interface.md describes them, for one viewer. What all of them have in common is made once. */
export class OfferWriter {
  private readonly travelling: readonly AgeGroup[];
  private readonly holdMinutes = env().HOLD_MINUTES;
  /** The latest documents and time limit, and what is written of them: most offers have the same. */
  private documents: { of: unknown; bytes: Uint8Array } = { of: null, bytes: Buffer.alloc(0) };
  private limit = { time: Number.NaN, bytes: Buffer.alloc(0) };

  constructor(
    private readonly out: JsonWriter,
    private readonly viewer: Viewer,
  ) {
    this.travelling = AGE_GROUPS.filter((age) => viewer.party[age] > 0);
  }

  /**
   * Everything but the brace at the end.
   * @param start the offer's JSON up to its id, that included, ASCII
   */
  write(start: string, priced: PricedOffer): void {
    const { out, viewer } = this;
    const { offer } = priced;
    const { bounds, flightType, hasFareFamily, notices } = offer;
    const [only, second] = bounds;
    const segments = only && !second ? only.segments : bounds.flatMap((bound) => bound.segments);
    const flags = `"transfers":${segments.length > bounds.length},"baggage":${segments.every(hasBaggage)},"refund":${segments.every(isRefundable)}`;
    const kind = `,"type":"avia","is_charter":${flightType === "charter"},"is_vtrip":${flightType === "vtrip"},"flight_type":"${flightType}"`;
    out.ascii(`${start}${kind},${this.amounts(priced)},${flags},"is_fare_family":${hasFareFamily},`);
    out.bytes(fareTextsBytes(offer, segments, viewer.locale));
    out.bytes(this.limitBytes(segments[0]?.departure.utc ?? 0));
    out.bytes(this.documentsOf(offer));
    out.ascii(',"directions":[');
    for (let bound = 0; bound < bounds.length; bound++) {
      if (bound > 0) out.ascii(",");
      writeDirection(out, offer, bound, viewer.locale);
    }
    out.ascii('],"information_for_clients":[');
    for (let index = 0; index < notices.length; index++) {
      if (index > 0) out.ascii(",");
      const notice = notices[index];
      if (notice) out.bytes(noticeBytes(notice));
    }
    out.ascii("]");
  }

  private documentsOf({ documents }: PricedOffer["offer"]): Uint8Array {
    if (documents !== this.documents.of) this.documents = { of: documents, bytes: documentsBytes(documents, this.travelling) };
    return this.documents.bytes;
  }

  /** What it costs: everybody together, by kind, and each passenger. */
  private amounts({ offer: { currency }, prices, totalMinor }: PricedOffer): string {
    let fareMinor = 0;
    let passengers = "";
    for (const price of prices) {
      fareMinor += price.count * price.fareMinor;
      const each = `,{"age":"${price.age}","price":${toMajor(price.totalMinor)}}`;
      passengers += each.repeat(price.count);
    }
    const recommended = roundUp(totalMinor + Math.ceil((totalMinor * this.viewer.partner.recommendedMarkupBp) / 10_000), currency);
    const inCurrency = `,"currency":"${currency}"}`;
    return (
      `"price":{"amount":${toMajor(totalMinor)}${inCurrency},"recommended_price":{"amount":${toMajor(recommended)}${inCurrency},` +
      `"taxes_and_fees":{"amount":${toMajor(totalMinor - fareMinor)}${inCurrency},"passengers":[${passengers.slice(1)}]`
    );
  }

  /** From the time limit to where the documents begin. */
  private limitBytes(departureUtc: number): Uint8Array {
    const limit = ticketingLimit(this.viewer.now, this.holdMinutes, departureUtc);
    const time = limit.getTime();
    if (time !== this.limit.time) {
      const text = `,"ticketing_time_limit":"${toUtcText(limit)}","age_thresholds":${THRESHOLDS},"documents":`;
      this.limit = { time, bytes: Buffer.from(text) };
    }
    return this.limit.bytes;
  }
}

function hasBaggage({ baggage }: { baggage: unknown }): boolean {
  return baggage !== null;
}

function isRefundable({ refundable }: { refundable: boolean }): boolean {
  return refundable;
}
