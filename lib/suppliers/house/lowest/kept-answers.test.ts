import { expect, it } from "vitest";
import type { AnswerEnd } from "@/lib/engine/priced/lowest/answer-ends";
import { type Answer, KeptAnswers } from "./kept-answers";

interface Price {
  minor: number;
}

/** Prices by part; a change of one ends its answers. */
class Prices {
  readonly minor = new Map([
    [1, 100],
    [2, 100],
  ]);

  /** Reads the prices, and comes back so many times before it is done. */
  *workOut(parts: readonly number[], turns: number): Generator<undefined, Map<number, Answer<Price>>> {
    const made = new Map(parts.map((part) => [part, this.answerOf(part, this.minor.get(part) ?? 0)] as const));
    for (let turn = 0; turn < turns; turn++) yield;
    return made;
  }

  private answerOf(part: number, minor: number): Answer<Price> {
    const holds: AnswerEnd["holds"] = () => this.minor.get(part) === minor;
    return { value: { minor }, bytes: 1, end: { holds } as AnswerEnd };
  }
}

it("answers nobody from before a change that came before the question, whatever others have begun by then", async () => {
  const prices = new Prices();
  const kept = new KeptAnswers<Price>({ maxBytes: 1000, atOnce: 4 });
  const ask = (asker: string, parts: readonly number[], turns: number) =>
    kept.ask("question", parts, { asker, nowUtc: 0 }, (missing) => prices.workOut(missing, turns));
  const both = ask("one", [1, 2], 9);
  const second = ask("two", [2], 30);
  // Both have had a turn, and none of them its last.
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  prices.minor.set(2, 150);
  const found = await ask("three", [1, 2], 2);
  expect([found.get(1), found.get(2)]).toEqual([{ minor: 100 }, { minor: 150 }]);
  await Promise.all([both, second]);
});
