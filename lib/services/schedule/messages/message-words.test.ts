import { expect, test } from "vitest";
import { FORMS } from "@/tests/support/schedule-messages/forms";
import type { MemorySchedule } from "@/tests/support/schedule-messages/memory-schedule";
import { productText, smallNetwork } from "@/tests/support/schedule-messages/small-network";

/** All that a text leaves behind: what became of its messages, what they say of themselves and what they pass over, and the schedule. */
function outcomeOf(text: string, { product }: { product: MemorySchedule }): string {
  const schedule = product.copy();
  const outcomes = schedule.apply(text).map((outcome) =>
    outcome.state === "refused"
      ? "refused"
      : {
          ...{ kind: outcome.message.kind, reference: outcome.message.reference },
          ignored: outcome.ignored.map(({ kind, text: passedOver }) => `${kind} ${passedOver}`),
        },
  );
  return JSON.stringify([outcomes, productText(schedule)]);
}

/** Each word of a text with the place where it stands; blanks, slashes and points part them. */
function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[^ /.\n]+/g)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }));
}

/** By which clock dates and times are: of these flights no date is another one by UTC. */
function isClockOfDates(word: string, text: string): boolean {
  return word === "LT" && !/^[A-Z]{3}\d{4}/m.test(text);
}

/** Another word of the same form: its last letter or digit is another one. */
function altered(word: string): string {
  const last = word.at(-1) ?? "";
  return word.slice(0, -1) + (last === "9" ? "8" : last === "Z" ? "Y" : String.fromCharCode(last.charCodeAt(0) + 1));
}

const network = smallNetwork();

test.each(FORMS.map(({ what, text }) => [what, text] as const))("no word of %s may be another", (_what, text) => {
  const whole = outcomeOf(text, network);
  const without = wordsOf(text).flatMap(({ word, from, to }) => {
    const changes = [text.slice(0, from) + altered(word) + text.slice(to), text.slice(0, from) + text.slice(to)];
    return changes
      .filter((changed) => outcomeOf(changed, network) === whole && !isClockOfDates(word, text))
      .map((changed) => `${word}: ${changed}`);
  });
  expect(without).toEqual([]);
});
