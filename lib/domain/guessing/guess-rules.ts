import { remembered, type Slowing, type WrongAnswers, waitAfter } from "./slowing";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What is known of a guesser and of what is guessed. */
export interface Standing {
  /** Wrong answers of one block of addresses about one subject: an account, or a booking. */
  own: WrongAnswers;
  /** One block, all subjects. */
  block: WrongAnswers;
  /** One subject, all blocks. */
  subject: WrongAnswers;
  everybody: WrongAnswers;
  /** Somebody was right from this block before. */
  isKnown: boolean;
}

/** What a wrong answer is counted against. */
export type Counted = keyof Omit<Standing, "isKnown">;

/** When many have been wrong: from so many on. */
interface Crowd {
  from: number;
  slowing: Slowing;
}

/** What is slowed when strangers guess. Why these numbers: docs/decisions/2026-11-23-guessing.md. */
interface GuessRule {
  /** How long a wrong answer is remembered, milliseconds; what is missing is not counted. */
  leakMs: Partial<Record<Counted, number>>;
  own: Slowing;
  /** The same from where somebody has been right before: nothing else slows them. */
  known: Slowing;
  knownLeakMs: number;
  block: Slowing;
  /** Everybody who asks about the subject. */
  subject: Slowing | null;
  /** Instead of `own`, where many have been wrong about the subject. */
  crowdAtSubject: Crowd | null;
  /** Instead of `block`, where many have been wrong about anything. */
  crowd: Crowd | null;
}

/** Rule for somebody who was right from the same place before. */
const KNOWN = { known: { free: 20, firstMs: SECOND, mostMs: 15 * SECOND }, knownLeakMs: MINUTE };

export const GUESS_RULES = {
  /** Passwords: nobody may lock another out, so an address that comes for the first time is always answered. */
  sign_in: {
    ...KNOWN,
    leakMs: { own: HOUR, block: MINUTE, subject: 10 * MINUTE },
    own: { free: 5, firstMs: SECOND, mostMs: 15 * MINUTE },
    block: { free: 50, firstMs: SECOND, mostMs: MINUTE },
    subject: null,
    crowdAtSubject: { from: 50, slowing: { free: 1, firstMs: MINUTE, mostMs: HOUR } },
    crowd: null,
  },
  /** Surnames to booking numbers: there are few surnames, so a booking as such has few tries. Its customers have links. */
  trip: {
    ...KNOWN,
    leakMs: { own: HOUR, block: HOUR, subject: 4 * HOUR, everybody: 12 * SECOND },
    own: { free: 5, firstMs: SECOND, mostMs: 15 * MINUTE },
    block: { free: 20, firstMs: SECOND, mostMs: 15 * MINUTE },
    subject: { free: 10, firstMs: MINUTE, mostMs: 6 * HOUR },
    crowdAtSubject: null,
    crowd: { from: 300, slowing: { free: 2, firstMs: 15 * MINUTE, mostMs: HOUR } },
  },
} as const satisfies Record<string, GuessRule>;
export type GuessKind = keyof typeof GUESS_RULES;

/** Addresses of status pages and receipts that do not exist: 128 random bits each, so this only keeps machines from hammering. */
export const LINK_SLOWING: Slowing = { free: 30, firstMs: SECOND, mostMs: MINUTE };
export const LINK_LEAK_MS = MINUTE;

/** How long the next guess has to wait, milliseconds; 0 where it may come now. */
export function waitOf(kind: GuessKind, { own, block, subject, everybody, isKnown }: Standing, now: number): number {
  const rule: GuessRule = GUESS_RULES[kind];
  if (isKnown) return waitAfter(own, rule.known, now);
  const slowingOf = (crowd: Crowd | null, wrong: WrongAnswers, leakMs = 0) =>
    crowd !== null && remembered(wrong, leakMs, now) >= crowd.from ? crowd.slowing : null;
  return Math.max(
    waitAfter(own, slowingOf(rule.crowdAtSubject, subject, rule.leakMs.subject) ?? rule.own, now),
    waitAfter(block, slowingOf(rule.crowd, everybody, rule.leakMs.everybody) ?? rule.block, now),
    rule.subject ? waitAfter(subject, rule.subject, now) : 0,
  );
}

/**
 * What a wrong answer is counted against, and how long it is remembered there, milliseconds. What goes wrong in a known place is that
 * place's alone: it slows no newcomer beside it.
 */
export function countedOf(kind: GuessKind, isKnown: boolean): [Counted, number][] {
  const { knownLeakMs, leakMs }: GuessRule = GUESS_RULES[kind];
  if (isKnown) return [["own", knownLeakMs]];
  return COUNTED.flatMap((name) => {
    const leak = leakMs[name];
    return leak === undefined ? [] : [[name, leak] satisfies [Counted, number]];
  });
}

const COUNTED: readonly Counted[] = ["own", "block", "subject", "everybody"];
