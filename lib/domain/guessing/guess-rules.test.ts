import { expect, test } from "vitest";
import { countedOf, type GuessKind, type Standing, waitOf } from "./guess-rules";
import { NONE, remembered, type WrongAnswers } from "./slowing";

const DAY_MS = 86_400_000;

const NOBODY: Standing = { own: NONE, block: NONE, subject: NONE, everybody: NONE, isKnown: false };
/** Others have been wrong as often as can be. */
const ATTACKED: WrongAnswers = { count: 1_000_000_000, lastAt: DAY_MS };

interface Guesser extends Partial<Standing> {
  /** At one subject, or at another one each time. */
  at: "one" | "many";
}

/** Wrong answers without an end, each sent as soon as it may come: how many of them are looked at in a day. */
function guessesPerDay(kind: GuessKind, { at, ...around }: Guesser): number {
  const standing: Standing = { ...NOBODY, ...around };
  let guesses = 0;
  for (let now = 0; now < DAY_MS; ) {
    const wait = waitOf(kind, standing, now);
    now += wait;
    if (wait > 0) continue;
    guesses += 1;
    for (const [name, leakMs] of countedOf(kind, standing.isKnown)) {
      const isOthers = standing[name] === ATTACKED || (at === "many" && (name === "own" || name === "subject"));
      if (!isOthers) standing[name] = oneMore(standing[name], leakMs, now);
    }
  }
  return guesses;
}

function oneMore(wrong: WrongAnswers, leakMs: number, now: number): WrongAnswers {
  return { count: remembered(wrong, leakMs, now) + 1, lastAt: now };
}

test.each<[string, GuessKind, Guesser, number]>([
  ["one address at one account", "sign_in", { at: "one" }, 115],
  ["the same while a crowd does", "sign_in", { at: "one", subject: ATTACKED }, 40],
  ["one address at every account", "sign_in", { at: "many" }, 1_600],
  ["one address at one booking", "trip", { at: "one" }, 25],
  ["one address at every booking number", "trip", { at: "many" }, 130],
  ["the same while a crowd does", "trip", { at: "many", everybody: ATTACKED }, 30],
])("%s: of %s %o, fewer than %i a day are looked at", (_who, kind, guesser, most) => {
  expect(guessesPerDay(kind, guesser)).toBeLessThan(most);
});

test("nobody who was right from there before waits longer than fifteen seconds, whatever others do", () => {
  const standing = { own: NONE, block: ATTACKED, subject: ATTACKED, everybody: ATTACKED, isKnown: true };
  for (const kind of ["sign_in", "trip"] as const) {
    expect(waitOf(kind, standing, DAY_MS)).toBe(0);
    expect(waitOf(kind, { ...standing, own: ATTACKED }, DAY_MS)).toBeLessThanOrEqual(15_000);
  }
});

test("an address that comes to an attacked account for the first time is answered", () => {
  expect(waitOf("sign_in", { ...NOBODY, subject: ATTACKED, everybody: ATTACKED }, DAY_MS)).toBe(0);
});

test("a customer who comes for the first time is answered, however many guess at other bookings", () => {
  expect(waitOf("trip", { ...NOBODY, everybody: ATTACKED }, DAY_MS)).toBe(0);
});

test("what is long past is forgotten, little by little", () => {
  const wrong = { count: 8, lastAt: 0 };
  expect(remembered(wrong, 1_000, 2_500)).toBe(6);
  expect(remembered(wrong, 1_000, 99_000)).toBe(0);
  // A clock that is behind adds nothing.
  expect(remembered(wrong, 1_000, -5_000)).toBe(8);
});
