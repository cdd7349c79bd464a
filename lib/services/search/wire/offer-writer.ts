import { ticketingLimitMs } from "@/lib/domain/booking/ticketing-limit";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { FLIGHT_TYPES, type FlightType, type OfferSegment, type SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { env } from "@/lib/env";
import type { Audience } from "../offer-id";
import type { PricedOffer } from "../price-offer";
import { writeAmounts } from "./amounts-bytes";
import { writeDirection } from "./direction-bytes";
import { fareTextsBytes } from "./fare-texts-bytes";
import type { JsonWriter } from "./json-writer";
import { documentsBytes, noticeBytes } from "./shared-bytes";

/** Who is shown offers, and in which language. */
export interface Viewer extends Audience {
  locale: Locale;
}

const THRESHOLDS = JSON.stringify(AGE_THRESHOLDS);
const DIRECTIONS = Buffer.from(',"directions":[');
const NOTICES = Buffer.from('],"information_for_clients":[');
const kinds = new Map(FLIGHT_TYPES.map((type) => [type, kindBytes(type)]));
/** By their bits: transfers, baggage, refund, fare family. */
const flags = Array.from({ length: 16 }, (_, bits) => flagBytes(bits));

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

  /** Everything between the offer's id and the brace at its end. */
  write(priced: PricedOffer): void {
    const { out, viewer } = this;
    const { offer } = priced;
    const [only, second] = offer.directions;
    const segments = only && !second ? only.segments : offer.directions.flatMap((direction) => direction.segments);
    out.bytes(kinds.get(offer.flightType) ?? kindBytes(offer.flightType));
    this.amounts(priced);
    const bits = flagsOf(offer, segments);
    out.bytes(flags[bits] ?? flagBytes(bits));
    out.bytes(fareTextsBytes(offer, segments, viewer.locale));
    out.bytes(this.limitBytes(segments[0]?.departure.utc ?? 0));
    out.bytes(this.documentsOf(offer));
    out.bytes(DIRECTIONS);
    for (let direction = 0; direction < offer.directions.length; direction++) {
      if (direction > 0) out.ascii(",");
      writeDirection(out, offer, direction, viewer.locale);
    }
    out.bytes(NOTICES);
    this.notices(offer);
    out.ascii("]");
  }

  private notices({ notices }: SupplierOffer): void {
    const { out } = this;
    for (let index = 0; index < notices.length; index++) {
      if (index > 0) out.ascii(",");
      const notice = notices[index];
      if (notice) out.bytes(noticeBytes(notice));
    }
  }

  private documentsOf({ documents }: SupplierOffer): Uint8Array {
    if (documents !== this.documents.of) this.documents = { of: documents, bytes: documentsBytes(documents, this.travelling) };
    return this.documents.bytes;
  }

  private amounts({ offer: { currency }, prices, totalMinor }: PricedOffer): void {
    const markupMinor = Math.ceil((totalMinor * this.viewer.partner.recommendedMarkupBp) / 10_000);
    writeAmounts(this.out, { currency, totalMinor, recommendedMinor: roundUp(totalMinor + markupMinor, currency), prices });
  }

  /** From the time limit to where the documents begin. */
  private limitBytes(departureUtc: number): Uint8Array {
    const time = ticketingLimitMs(this.viewer.now, this.holdMinutes, departureUtc);
    if (time !== this.limit.time) {
      const text = `,"ticketing_time_limit":"${toUtcText(new Date(time))}","age_thresholds":${THRESHOLDS},"documents":`;
      this.limit = { time, bytes: Buffer.from(text) };
    }
    return this.limit.bytes;
  }
}

function kindBytes(type: FlightType): Buffer {
  const kind = `"is_charter":${type === "charter"},"is_vtrip":${type === "vtrip"},"flight_type":"${type}"`;
  return Buffer.from(`,"type":"avia",${kind},`);
}

function flagsOf({ directions, hasFareFamily }: SupplierOffer, segments: readonly OfferSegment[]): number {
  const transfers = segments.length > directions.length ? 1 : 0;
  return transfers | (segments.every(hasBaggage) ? 2 : 0) | (segments.every(isRefundable) ? 4 : 0) | (hasFareFamily ? 8 : 0);
}

function flagBytes(bits: number): Buffer {
  const [transfers, baggage, refund, family] = [1, 2, 4, 8].map((bit) => (bits & bit) !== 0);
  return Buffer.from(`"transfers":${transfers},"baggage":${baggage},"refund":${refund},"is_fare_family":${family},`);
}

function hasBaggage({ baggage }: { baggage: unknown }): boolean {
  return baggage !== null;
}

function isRefundable({ refundable }: { refundable: boolean }): boolean {
  return refundable;
}
