import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import type { FareConditions } from "@/lib/domain/offer";
import { sealTimes } from "@/lib/domain/times/shown-times";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { ChoicePrice, KeptChoice } from "@/lib/services/quotes/kept-choice";
import { sealWords } from "@/lib/services/quotes/quote-words";
import { makePartner } from "@/tests/support/world/world";
import { SNAPSHOT } from "./receipt-sample";

const DAY_MS = 86_400_000;
const PRICE: ChoicePrice = { costMinor: 100_000_000, sellingMinor: 110_000_000 };

interface ToInsert {
  partnerId?: string;
  label?: string;
  note?: string;
  choices?: { quoted: ChoicePrice; now?: ChoicePrice | null }[];
  conditions?: FareConditions[];
  columns?: Partial<Pick<Prisma.QuoteUncheckedCreateInput, "chosen" | "chosenMinor" | "chosenAt" | "withdrawnAt" | "validUntil">>;
}

/** A quote of flights that nobody sells, with the prices that it is given, as of this minute. */
export async function insertQuote(asked: ToInsert = {}): Promise<{ id: string; token: string; partnerId: string }> {
  const { label = "", note = "", choices = [{ quoted: PRICE }], conditions = SNAPSHOT.conditions, columns = {} } = asked;
  const partnerId = asked.partnerId ?? (await makePartner()).partner.id;
  const [id, token, now] = [randomUUID(), randomBytes(16).toString("base64url"), new Date()];
  const kept = choices.map(({ quoted, now: asOfNow = quoted }): KeptChoice => {
    const { supplier, reference, currency, brand, directions, ticketGroups } = SNAPSHOT;
    const party = { adt: 2, chd: 0, inf: 0, ins: 0 };
    const offer = { supplier, reference, currency, brand, directions, ticketGroups, conditions };
    return { ...offer, cabin: "E", party, shown: sealTimes(directions), quoted, isSet: true, now: asOfNow };
  });
  const words = await sealWords(id, { label, note });
  const times = { createdAt: now, pricedAt: now, validUntil: new Date(now.getTime() + DAY_MS) };
  await db().quote.create({
    data: { id, token, partnerId, locale: "uz", words, choices: kept, createdBy: "partner:test", ...times, ...columns },
  });
  return { id, token, partnerId };
}
