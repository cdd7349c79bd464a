import { createHash } from "node:crypto";
import { type LeanQuery, USUAL_PAGE } from "@/lib/contracts/interface/lean-offers";
import { MAX_OFFERS } from "@/lib/contracts/limits";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { Audience } from "../offer/offer-id";
import type { PricedOffer } from "../offer/price-offer";
import type { Current } from "../suppliers/call-supplier";
import { searchOffers } from "./search-offers";

/** One page of what a search finds. */
interface OffersPage extends Current {
  offers: PricedOffer[];
  audience: Audience;
  /** Number of offers on all pages. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/**
 * A page of a search. Nothing is kept between pages: each searches again, and is given only where all offers are those of the first page, so that
 * pages fit together whichever process answers.
 * @throws AppError search_moved where they are not; validation for a cursor that is none, and what searchOffers throws
 */
export async function pageOffers(options: { partner: PartnerContext; query: LeanQuery; now: Date }): Promise<OffersPage> {
  const { limit = USUAL_PAGE, cursor, ...query } = options.query;
  const place = readCursor(cursor);
  const { offers, audience, isCurrent } = await searchOffers({ ...options, query: { ...query, limit: MAX_OFFERS } });
  const mark = markOf(offers);
  if (place.mark !== null && place.mark !== mark) throw new AppError("search_moved");
  const end = place.offset + limit;
  const nextCursor = end < offers.length ? `${end}.${mark}` : null;
  return { offers: offers.slice(place.offset, end), audience, isCurrent, total: offers.length, nextCursor };
}

/** What is offered at which prices, in which order; ids have another second each time. */
function markOf(offers: readonly PricedOffer[]): string {
  const hash = createHash("sha256");
  for (const { offer, totalMinor } of offers) {
    const flights = offer.directions.flatMap(({ segments }) =>
      segments.map(({ carrier, flightNumber, departure, bookingClass }) => `${carrier}${flightNumber} ${departure.utc} ${bookingClass}`),
    );
    hash.update(`${flights} ${offer.brand} ${totalMinor}\n`);
  }
  return hash.digest("base64url").slice(0, 16);
}

const CURSOR = /^(\d{1,3})\.([\w-]{16})$/;

function readCursor(cursor: string | undefined): { offset: number; mark: string | null } {
  if (cursor === undefined) return { offset: 0, mark: null };
  const [, offset, mark] = CURSOR.exec(cursor) ?? [];
  if (offset === undefined || mark === undefined) throw new AppError("validation", { fields: { cursor: [NO_CURSOR] } });
  return { offset: Number(offset), mark };
}

const NO_CURSOR: LocalizedText = t(
  "Send `next_cursor` of the answer before as it is, or leave it out for the first page.",
  "Передайте `next_cursor` из предыдущего ответа без изменений или уберите его, чтобы получить первую страницу.",
  "Oldingi javobdagi `next_cursor`ni oʻzgartirmasdan yuboring yoki birinchi sahifa uchun uni olib tashlang.",
);
