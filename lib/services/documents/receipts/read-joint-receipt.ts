import { LRUCache } from "lru-cache";
import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { FairTurns } from "@/lib/util/waiting/fair-turns";
import { buildReceipt } from "./document/build-receipt";
import { joinReceipts } from "./document/join-receipts";
import type { ReceiptSource } from "./document/source";
import { renderJoint, renderReceipts } from "./pdf/render-receipt";
import { readReceiptFile } from "./read-receipt-file";
import { RECEIPT_INCLUDE, receiptSource } from "./receipt-source";

interface JointReceipt {
  pdf: Uint8Array<ArrayBuffer>;
  /** ASCII only: `Parvoz-AB12CD34.pdf` */
  fileName: string;
}

/** Setting nine receipts takes two seconds of a processor. Whoever asks for the same again and again gets what was made; a change of the booking makes it anew. */
const made = new LRUCache<string, Buffer>({ max: 50, ttl: 60_000 });
/** One after the other, and who asks for many languages of one trip waits for that trip alone. */
const TURNS = new FairTurns({ atOnce: 1, longestMs: 8_000, perPlace: 3 });

/**
 * The itinerary receipts of all passengers of a trip as one file, by the token of the status page. It is kept for a minute; a passenger
 * who flies alone has their own, which is kept for good.
 * @throws AppError booking_not_found; receipt_unavailable while (or after) the booking is not ticketed, or once its personal data are erased
 * @throws Unavailable where too many ask at once
 */
export async function readJointReceipt({ token, locale }: { token: string; locale: Locale }): Promise<JointReceipt> {
  const booking = isLinkToken(token)
    ? await db().booking.findUnique({ where: { publicToken: token, partner: openPartners() }, include: RECEIPT_INCLUDE })
    : null;
  if (!booking) throw new AppError("booking_not_found");
  if (!hasReceipts(booking.status) || booking.erasedAt) throw new AppError("receipt_unavailable");
  const stay = booking.passengers.filter(({ returnedAt }) => !returnedAt);
  const fileName = `Parvoz-${booking.bookingNumber}.pdf`;
  const [only, ...rest] = stay;
  if (!only) throw new AppError("receipt_unavailable");
  if (rest.length === 0) return { pdf: (await readReceiptFile({ token: only.receiptToken, locale })).pdf, fileName };
  const sources = await Promise.all(stay.map((one) => receiptSource(booking, one, locale)));
  const key = `${booking.id} ${booking.updatedAt.getTime()} ${locale}`;
  const pdf = await TURNS.take({ place: booking.id, isKnown: false }, async () => {
    const kept = made.get(key);
    if (kept) return kept;
    const rendered = await renderTogether(sources, booking.partner.logo);
    made.set(key, rendered);
    return rendered;
  });
  return { pdf: new Uint8Array(pdf), fileName };
}

/** All passengers on the same pages where those are fewer than one for each; else each begins on a page of their own. */
async function renderTogether(sources: readonly ReceiptSource[], logo: Uint8Array | null): Promise<Buffer> {
  const joint = joinReceipts(sources);
  const together = joint && (await renderJoint(joint, logo));
  if (together && together.pages < sources.length) return together.pdf;
  const [first, ...others] = sources.map(buildReceipt);
  if (!first) throw new AppError("receipt_unavailable");
  return renderReceipts(first, others, logo);
}
