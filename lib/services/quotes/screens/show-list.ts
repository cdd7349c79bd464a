import { validate } from "uuid";
import type { ScreenRequest } from "@/lib/contracts/trip/screens";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { hashOf, parseShown, showOffers } from "./shown-offers";

interface ShowList {
  partner: PartnerContext;
  userId: string;
  screenId: string;
  list: ScreenRequest;
  now: Date;
}

/**
 * Shows an agent's list on their second screen as it is now. The service prices it by the agency's rules itself: nothing that a browser says of prices gets there.
 * @throws AppError screen_not_found, for another agent's too; carrier_unconfirmed
 */
export async function showList({ partner, userId, screenId, list, now }: ShowList): Promise<null> {
  const where = { id: screenId, partnerId: partner.id, userId, endsAt: { gt: now } };
  const screen = validate(screenId) ? await db().secondScreen.findFirst({ where }) : null;
  if (!screen) throw new AppError("screen_not_found");
  const policy = await readSellingPolicy(partner.id);
  const shown = await showOffers(list.offers, { before: parseShown(screen.shown), partner, policy, now });
  const pointed = list.offers[list.highlighted ?? -1];
  const place = pointed ? shown.findIndex(({ hash }) => hash === hashOf(pointed.offer_id)) : -1;
  const highlighted = place === -1 ? null : place;
  const { count } = await db().secondScreen.updateMany({ where, data: { shown, highlighted, version: { increment: 1 } } });
  if (count === 0) throw new AppError("screen_not_found");
  return null;
}
