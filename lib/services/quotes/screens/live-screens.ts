import type { Prisma } from "@/lib/generated/prisma/client";
import { openPartners } from "@/lib/services/access/partners/open-partners";

/** The second screens that show something to who has their link: their hour is not over, and neither their agent nor the agency is shut out. */
export function liveScreens(now: Date) {
  return {
    endsAt: { gt: now },
    partner: { ...openPartners(), suspendedAt: null },
    user: { disabledAt: null },
  } satisfies Prisma.SecondScreenWhereInput;
}
