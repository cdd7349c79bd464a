import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { GuessKind } from "@/lib/domain/guessing/guess-rules";
import { attemptGuess } from "@/lib/services/access/guessing/attempt-guess";

const HOUR = 3_600_000;
let start = Date.now();
let subject = "";
beforeEach(async () => {
  start += 30 * 24 * HOUR;
  subject = randomUUID();
  await db().$executeRaw`truncate guess_count, known_place`;
});

interface Tries {
  kind: GuessKind;
  address: (turn: number) => string;
  subject: (turn: number) => string;
  tries: number;
  /** How long they take together, milliseconds. */
  within: number;
}

/** Sends wrong guesses evenly over a time. @returns how many were looked at */
async function send({ kind, address, subject: at, tries, within }: Tries): Promise<number> {
  let looked = 0;
  for (let turn = 0; turn < tries; turn++) {
    const now = new Date(start + Math.floor((turn * within) / tries));
    await attemptGuess({
      ...{ subject: at(turn), address: address(turn), now },
      kind,
      check: async () => {
        looked += 1;
        return null;
      },
    }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.kind === "too_many_requests")) throw error;
    });
  }
  return looked;
}

const oneAddress = () => "192.0.2.1";
const manyAddresses = (turn: number) => `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;

test("of a thousand passwords that one address tries on one account in an hour, few are looked at", async () => {
  expect(await send({ kind: "sign_in", address: oneAddress, subject: () => subject, tries: 1_000, within: HOUR })).toBeLessThan(25);
});

test("of a thousand that one address tries on as many accounts, one a minute is", async () => {
  const looked = await send({ kind: "sign_in", address: oneAddress, subject: (turn) => `${subject} ${turn}`, tries: 1_000, within: HOUR });
  expect(looked).toBeLessThan(125);
});

test("of a thousand that forty addresses try on one account, each has the first and then a few", async () => {
  const address = (turn: number) => `192.0.2.${turn % 40}`;
  expect(await send({ kind: "sign_in", address, subject: () => subject, tries: 1_000, within: HOUR })).toBeLessThan(40 * 7);
});

test("of a thousand booking numbers that one address tries in a day, some hundred are looked up", async () => {
  const looked = await send({ kind: "trip", address: oneAddress, subject: (turn) => `NUMBER${turn}`, tries: 1_000, within: 24 * HOUR });
  expect(looked).toBeLessThan(130);
});

test("of a thousand surnames that as many addresses try on one booking in a day, some twenty are looked at", async () => {
  const looked = await send({ kind: "trip", address: manyAddresses, subject: () => subject, tries: 1_000, within: 24 * HOUR });
  expect(looked).toBeLessThan(25);
});

test("who has found a booking once is not kept from it by those who guess at it", async () => {
  const find = () =>
    attemptGuess({ kind: "trip", subject, address: "203.0.113.1", now: new Date(start + 25 * HOUR), check: async () => "found" });
  await attemptGuess({ kind: "trip", subject, address: "203.0.113.1", now: new Date(start), check: async () => "found" });
  await send({ kind: "trip", address: manyAddresses, subject: () => subject, tries: 500, within: 24 * HOUR });
  expect(await find()).toBe("found");
});
