import { LRUCache } from "lru-cache";
import type { AnswerEnd } from "@/lib/engine/priced/lowest/answer-ends";
import { Turns } from "@/lib/util/waiting/turns";

/** An answer that is kept until it ends. */
export interface Answer<Value> {
  value: Value;
  /** What it takes in memory, roughly. */
  bytes: number;
  end: AnswerEnd;
}

/** Who asks, and when: minutes since epoch. */
interface Asker {
  asker: string;
  nowUtc: number;
}

/** Works some parts of a question out; comes back in between. */
type WorkOut<Value> = (parts: readonly number[]) => Generator<unknown, ReadonlyMap<number, Answer<Value>>>;

/** Answers by question and part of it, such as a day, each for as long as it holds; what is not kept is worked out in turns of those who ask. */
export class KeptAnswers<Value extends object> {
  private readonly kept: LRUCache<string, Answer<Value>>;
  private readonly turns: Turns<ReadonlyMap<number, Answer<Value>>>;

  /**
   * @param maxBytes of all that is kept; the least recently used make room
   * @param atOnce for so many askers something is worked out at the same time
   */
  constructor({ maxBytes, atOnce }: { maxBytes: number; atOnce: number }) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length });
    this.turns = new Turns(atOnce);
  }

  /**
   * The answers to all parts. Those that are not kept are worked out together, once for all who lack the same ones at the same time.
   * @throws what `workOut` throws
   */
  async ask(question: string, parts: readonly number[], by: Asker, workOut: WorkOut<Value>): Promise<ReadonlyMap<number, Value>> {
    const found = new Map<number, Value>();
    const { begun } = this.turns;
    let missing = this.take(question, parts, by, found);
    while (missing.length > 0) {
      const key = `${question} ${missing}`;
      // What was begun before this question may have missed a change that its asker has seen, so it is looked at as any kept answer.
      const isBefore = this.turns.wasBegunWithin(begun, key);
      const made = await this.turns.run(key, by.asker, () => this.keep(question, workOut(missing)));
      if (!isBefore) for (const [part, { value }] of made) found.set(part, value);
      missing = isBefore ? this.take(question, missing, by, found) : [];
    }
    return found;
  }

  /** Adds what is kept and holds to `found`. @returns the other parts */
  private take(question: string, parts: readonly number[], { nowUtc }: Asker, found: Map<number, Value>): readonly number[] {
    return parts.filter((part) => {
      const answer = this.kept.get(`${question} ${part}`);
      const holds = answer?.end.holds(nowUtc) ?? false;
      if (answer && holds) found.set(part, answer.value);
      return !holds;
    });
  }

  private *keep(question: string, work: ReturnType<WorkOut<Value>>): Generator<unknown, ReadonlyMap<number, Answer<Value>>> {
    const made = yield* work;
    for (const [part, answer] of made) this.kept.set(`${question} ${part}`, answer);
    return made;
  }
}
