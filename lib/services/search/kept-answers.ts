import type { OperationName } from "@/lib/contracts/operations";
import type { Locale } from "@/lib/domain/localized";
import type { PartnerContext } from "../access/partner-context";
import { AnswerShelf } from "./answer-shelf";
import type { Answered, ReadyJson } from "./ready-json";

/** What somebody asks, with all that the answer depends on besides what suppliers sell. */
export interface Question {
  operation: OperationName;
  partner: PartnerContext;
  locale: Locale;
  /** The query as it was sent. */
  search: string;
  now: Date;
}

/** So many bytes of answers does a process keep. */
const MAX_BYTES = { again: 32 * 1024 * 1024, newcomers: 32 * 1024 * 1024 };

const shelf = new AnswerShelf(MAX_BYTES);

/**
 * Answers a question that changes nothing, from the bytes of an earlier answer where that still holds: the same partner on the same terms,
 * in the same language, in the same minute, and nothing moved at any supplier; at once where that is known at once. Equal questions at the
 * same time are worked out once.
 * @throws what `answer` throws; a refusal is not kept
 */
export function keptAnswer(question: Question, answer: () => Answered | Promise<Answered>): ReadyJson | Promise<ReadyJson> {
  return shelf.take(keyOf(question), question.now, answer);
}

function keyOf({ operation, partner, locale, search }: Question): string {
  return `${termsOf(partner)} ${operation} ${locale} ${search}`;
}

/** Of partners by object: they stay the same objects while nothing about credentials moves. */
const terms = new WeakMap<PartnerContext, string>();

function termsOf(partner: PartnerContext): string {
  const known = terms.get(partner);
  if (known !== undefined) return known;
  const { id, mode, currency, serviceFeeMinor, recommendedMarkupBp } = partner;
  const made = `${id} ${mode} ${currency} ${serviceFeeMinor} ${recommendedMarkupBp}`;
  terms.set(partner, made);
  return made;
}

/** Whether all of several answers hold; known at once where each of them knows at once. */
export function allCurrent(answers: readonly Pick<Answered, "isCurrent">[], now: Date): boolean | Promise<boolean> {
  for (const answer of answers) {
    const holds = answer.isCurrent(now);
    if (holds instanceof Promise) {
      const others = answers.slice(answers.indexOf(answer) + 1);
      return holds.then((known) => known && allCurrent(others, now));
    }
    if (!holds) return false;
  }
  return true;
}

/** The same as a question to be asked later. It keeps nothing of the answers but that: what is kept beside an answer's bytes costs more than they do. */
export function whileAllHold(answers: readonly Pick<Answered, "isCurrent">[]): (now: Date) => boolean | Promise<boolean> {
  const held = answers.map(({ isCurrent }) => ({ isCurrent }));
  return (now) => allCurrent(held, now);
}
