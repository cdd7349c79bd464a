import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { db } from "@/lib/db";
import { sealWords } from "@/lib/services/quotes/quote-words";
import { drawn } from "./draw";
import { personOf } from "./people";
import { HISTORY_DAYS, type Seller } from "./plan-sales";
import { shiftFlights } from "./shift-flights";

const DAY_MS = 86_400_000;
/** A quote is open for three days. */
const VALID_MS = 3 * DAY_MS;
/** Of ten bookings about one began with a quote. */
const QUOTES_A_BOOKING = 0.1;
/** Of a hundred quotes: opened, and of a hundred that were opened: chosen, and booked afterwards. */
const OPENED = 70;
const CHOSEN = 35;

interface Asked {
  agencies: readonly (Seller & { partnerId: string })[];
  now: Date;
}

/** Gives agencies quotes of the last ninety days, all of which have ended: like the first that the product has made for one of them. @returns how many */
export async function writeQuotes({ agencies, now }: Asked): Promise<number> {
  const of = agencies.map(({ partnerId }) => partnerId);
  const template = await db().quote.findFirst({ where: { partnerId: { in: of } }, orderBy: { createdAt: "asc" } });
  if (!template) return 0;
  const [shown] = pricesIn.parse(template.choices);
  const sold = await db().booking.findMany({
    where: { partnerId: { in: of } },
    orderBy: { createdAt: "asc" },
    select: { id: true, partnerId: true, createdAt: true },
  });
  const made = agencies.flatMap((agency) => momentsOf(agency, now).map((createdAt) => ({ agency, createdAt })));
  const data = await Promise.all(
    made.map(async ({ agency, createdAt }, n) => {
      const id = uuid({ msecs: createdAt.getTime() });
      const { firstName, lastName } = personOf({ n, position: 0, age: "adt", gender: n % 2 === 0 ? "M" : "F" }, createdAt.getUTCFullYear());
      const openedAt = drawn(agency.code, n, "opened") * 100 < OPENED ? new Date(createdAt.getTime() + DAY_MS / 8) : null;
      const chosenAt = drawn(agency.code, n, "chosen") * 100 < CHOSEN ? openedAt : null;
      const booked = chosenAt && sold.find((one) => one.partnerId === agency.partnerId && one.createdAt > chosenAt);
      const days = -7 * Math.round((now.getTime() - createdAt.getTime()) / DAY_MS / 7);
      return {
        ...{ id, partnerId: agency.partnerId, token: randomBytes(16).toString("base64url"), locale: template.locale },
        words: await sealWords(id, { label: `${lastName} ${firstName} (example)`, note: "" }),
        choices: z.json().parse(shiftFlights(template.choices, days)) ?? [],
        ...{ createdBy: agency.actors[n % agency.actors.length] ?? "", createdAt, pricedAt: createdAt, openedAt },
        validUntil: new Date(createdAt.getTime() + VALID_MS),
        ...(booked && { chosen: 0, chosenMinor: shown?.quoted.sellingMinor ?? 0, chosenAt, bookingId: booked.id }),
      };
    }),
  );
  await db().quote.createMany({ data });
  return data.length;
}

const pricesIn = z.array(z.object({ quoted: z.object({ sellingMinor: z.int() }) }));

/** When its quotes were made, the earliest first: none whose end is still to come. */
function momentsOf({ code, aDay }: Seller, now: Date): Date[] {
  const days = Array.from({ length: HISTORY_DAYS - 4 }, (_, index) => HISTORY_DAYS - index);
  return days
    .filter((ago) => drawn(code, ago, "quote") < aDay * QUOTES_A_BOOKING)
    .map((ago) => new Date(now.getTime() - ago * DAY_MS + drawn(code, ago, "hour") * (DAY_MS / 12)));
}
