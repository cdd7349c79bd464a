import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { liveScreens } from "@/lib/services/quotes/screens/live-screens";

/** The agency's logo for the status page of a booking, the page of a quote or a second screen as long as it shows something, a PNG. @throws AppError booking_not_found where there is no such page, or no logo */
export async function readTripLogo({ token, now }: { token: string; now: Date }): Promise<Uint8Array<ArrayBuffer>> {
  const select = { partner: { select: { logo: true } } } as const;
  if (!isLinkToken(token)) throw new AppError("booking_not_found");
  const found =
    (await db().booking.findUnique({ where: { publicToken: token, partner: openPartners() }, select })) ??
    (await db().quote.findUnique({ where: { token, partner: openPartners() }, select })) ??
    (await db().secondScreen.findUnique({ where: { token, ...liveScreens(now) }, select }));
  if (!found?.partner.logo) throw new AppError("booking_not_found");
  return found.partner.logo;
}
