import type { CustomerScreen, ShownScreenOffer } from "@/lib/contracts/trip/screens";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { BRANDED, brandOf } from "@/lib/services/access/brand/brand-of";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { presentCustomerChoice } from "../present-customer-quote";
import { liveScreens } from "./live-screens";
import { parseShown, type ShownOffer } from "./shown-offers";

interface ReadScreen {
  token: string;
  /** The version that the reader has already. */
  after?: number | undefined;
  locale: Locale;
  now: Date;
}

/**
 * An agent's list as their customer follows it: selling prices alone, and nothing of what it costs the agency.
 * @returns null where it has not changed since the version that the reader has
 * @throws AppError screen_not_found, from the end of its hour on too
 */
export async function readCustomerScreen({ token, after, locale, now }: ReadScreen): Promise<CustomerScreen | null> {
  const where = { token, ...liveScreens(now) };
  // Asked every other second: what is known already is not read again.
  const known = isLinkToken(token) ? await db().secondScreen.findFirst({ where, select: { version: true } }) : null;
  if (!known) throw new AppError("screen_not_found");
  if (known.version === after) return null;
  const screen = await db().secondScreen.findFirst({ where, include: { partner: { select: BRANDED } } });
  if (!screen) throw new AppError("screen_not_found");
  const shown = parseShown(screen.shown);
  const { name, tel, email, address, telegram, colour } = brandOf(screen.partner);
  return {
    version: screen.version,
    agency: name,
    contacts: { tel, email, address, telegram },
    has_logo: screen.partner.logo !== null,
    colour,
    passengers: shown[0]?.choice.party ?? { adt: 0, chd: 0, inf: 0, ins: 0 },
    ends: screen.endsAt.toISOString(),
    highlighted: screen.highlighted,
    offers: shown.map((offer) => presentOffer(offer, locale)),
  };
}

function presentOffer({ choice, first, count, isFrom }: ShownOffer, locale: Locale): ShownScreenOffer {
  const { directions, brand, refund, change, price } = presentCustomerChoice(choice, { position: 0, locale, isChosen: false });
  return { directions: directions.slice(first, first + count), brand, refund, change, price, is_from: isFrom };
}
