/**
 * Strangers who guess booking numbers with the commonest surname for a day, against the real counters with the clock moved: how many of their guesses are
 * looked at, and what they find (docs/decisions/2026-11-23-guessing.md).
 */
import { randomInt } from "node:crypto";
import { db } from "@/lib/db";
import { makeBookingNumber } from "@/lib/domain/booking/pnr";
import { AppError } from "@/lib/domain/errors";
import { attemptGuess } from "@/lib/services/access/guessing/attempt-guess";
import type { BenchPart, Figure } from "./lib/figure";
import { makeProduct } from "./lib/product";

const DAY_MS = 86_400_000;
/** Of a million bookings, those with a passenger of the commonest surname: 2 % of passengers, one and a half of them in a booking. */
const WITH_SURNAME = 30_000;
/** Guesses under way at once. */
const AT_ONCE = 16;

interface Attack {
  addresses: number;
  tries: number;
  /** Numbers that the surname opens. */
  numbers: ReadonlySet<string>;
}

export const run: BenchPart = async ({ short }) => {
  const product = await makeProduct({ demo: false });
  try {
    const numbers = new Set(Array.from({ length: WITH_SURNAME }, () => makeBookingNumber(randomInt)));
    const tries = short ? 3_000 : 1_000_000;
    return figuresOf(tries, await attack({ addresses: 1_000, tries, numbers }));
  } finally {
    await product.stop();
  }
};

/** Sends the guesses evenly over a day, from the addresses in turn. */
async function attack({ addresses, tries, numbers }: Attack): Promise<{ looked: number; found: number }> {
  await db().$executeRaw`truncate guess_count, known_place`;
  const start = Date.now();
  const seen = { looked: 0, found: 0 };
  let turn = 0;
  const guess = async (): Promise<void> => {
    while (turn < tries) {
      const mine = turn++;
      const subject = makeBookingNumber(randomInt);
      const address = `10.0.${(mine % addresses) >> 8}.${(mine % addresses) & 255}`;
      const now = new Date(start + Math.floor((mine * DAY_MS) / tries));
      const check = async () => {
        seen.looked += 1;
        return numbers.has(subject) ? subject : null;
      };
      if (await answered(() => attemptGuess({ kind: "trip", subject, address, now, check }))) seen.found += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return seen;
}

/** @returns null too where it came too soon */
async function answered(guess: () => Promise<string | null>): Promise<string | null> {
  return guess().catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "too_many_requests") return null;
    throw error;
  });
}

function figuresOf(tries: number, { looked, found }: { looked: number; found: number }): Figure[] {
  const shared = { group: "Guessing", unit: "", note: `${tries} tries in a day` };
  return [
    { ...shared, name: "Booking numbers looked up by a thousand addresses", value: looked, limit: { atMost: 30_000 } },
    { ...shared, name: "Bookings found by them", value: found, limit: { atMost: 0 } },
  ];
}
