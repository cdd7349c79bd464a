import { AppError } from "@/lib/domain/errors";
import { countedOf, type GuessKind, type Standing, waitOf } from "@/lib/domain/guessing/guess-rules";
import { addressBlock, CALLER_WIDTH } from "@/lib/util/address-block";
import { countWrong, readGuesses, rememberPlace } from "./guess-counts";
import { guessKey } from "./guess-key";

/** All addresses of one customer of a network: where one of them has more than a /64, these are 65,536 of it. */
const NEIGHBOURHOOD = { v4: 32, v6: 48 };

/** Whence an answer comes. */
export interface Whence {
  /** Whose addresses these are, as a keyed hash; of somebody who was right from there before, theirs alone. */
  place: string;
  isKnown: boolean;
}

interface Guess<T> {
  kind: GuessKind;
  /** What is guessed at: an e-mail address, a booking number. */
  subject: string;
  /** Network address of the caller. */
  address: string;
  /** Number of the caller's browser, where somebody was right about the subject in it before: it is a place of its own. */
  device?: string | null;
  now: Date;
  /** Null is a wrong answer. @param from whence it comes */
  check: (from: Whence) => Promise<T | null>;
  /** After a wrong answer. @param waitMs of the next one */
  onWrong?: (waitMs: number) => Promise<void>;
}

/**
 * Lets a stranger answer something that could be guessed, and slows those that are wrong: by their block of addresses and the subject
 * together, by the block, and by the subject. Nobody is made to wait by what others do who has been right from there before.
 * @returns null after a wrong answer
 * @throws AppError too_many_requests with the seconds to wait, without having looked at the answer
 */
export async function attemptGuess<T>(guess: Guess<T>): Promise<T | null> {
  const keys = keysOf(guess);
  const { isKnown } = await refuseTooSoon(guess, keys);
  const right = await guess.check({ place: isKnown ? keys.place : keys.caller, isKnown });
  if (right === null) {
    await countAgainst(guess, keys, isKnown);
    await guess.onWrong?.(waitOf(guess.kind, await readStanding(guess, keys), guess.now.getTime()));
    return null;
  }
  // Guesses sent all at once have passed the first look together: those that were wrong meanwhile are counted now.
  await refuseTooSoon(guess, keys);
  await rememberPlace(keys.own, keys.place, guess.now);
  return right;
}

type Keys = ReturnType<typeof keysOf>;
type Asked = Pick<Guess<unknown>, "kind" | "subject" | "address" | "device" | "now">;

function keysOf({ kind, subject, address, device }: Asked) {
  const caller = device ?? addressBlock(address, CALLER_WIDTH);
  return {
    caller: guessKey(kind, "caller", caller),
    own: guessKey(kind, "own", caller, subject),
    block: guessKey(kind, "block", addressBlock(address, NEIGHBOURHOOD)),
    subject: guessKey(kind, "subject", subject),
    everybody: guessKey(kind, "everybody"),
    place: guessKey(kind, "place", caller, subject),
  };
}

async function readStanding({ device, now }: Asked, { own, block, subject, everybody, place }: Keys): Promise<Standing> {
  const { isKnown, of } = await readGuesses([own, block, subject, everybody], place, now);
  return { own: of(own), block: of(block), subject: of(subject), everybody: of(everybody), isKnown: isKnown || Boolean(device) };
}

async function refuseTooSoon(asked: Asked, keys: Keys): Promise<Standing> {
  const standing = await readStanding(asked, keys);
  const waitMs = waitOf(asked.kind, standing, asked.now.getTime());
  if (waitMs > 0) throw new AppError("too_many_requests", { retryAfter: Math.ceil(waitMs / 1000) });
  return standing;
}

async function countAgainst({ kind, now }: Asked, keys: Keys, isKnown: boolean): Promise<void> {
  const counted = countedOf(kind, isKnown);
  await countWrong(
    counted.map(([name]) => keys[name]),
    counted.map(([, leakMs]) => leakMs),
    now,
  );
}
