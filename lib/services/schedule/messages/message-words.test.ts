import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
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

/** Another word of the same form: its last letter or digit is another one. */
function altered(word: string): string {
  const last = word.at(-1) ?? "";
  return word.slice(0, -1) + (last === "9" ? "8" : last === "Z" ? "Y" : String.fromCharCode(last.charCodeAt(0) + 1));
}

/** By which clock dates and times are: of these flights no date is another one by UTC. */
function isClockOfDates(word: string, text: string): boolean {
  return word === "LT" && !/^[A-Z]{3}\d{4}/m.test(text);
}

/** The text with each of its words altered, and taken out; blanks, slashes and points part words. */
function changesOf(text: string): { text: string; changed: string }[] {
  return [...text.matchAll(/[^ /.\n]+/g)].flatMap(({ 0: word, index }) =>
    isClockOfDates(word, text)
      ? []
      : [altered(word), ""].map((other) => ({ text, changed: text.slice(0, index) + other + text.slice(index + word.length) })),
  );
}

test("no word of a message may be another, or be missing, and leave the same behind", () => {
  const network = smallNetwork();
  const whole = new Map(FORMS.map(({ text }) => [text, outcomeOf(text, network)]));
  const changes = FORMS.flatMap(({ text }) => changesOf(text));
  fc.assert(
    fc.property(fc.constantFrom(...changes), ({ text, changed }) => {
      expect(outcomeOf(changed, network)).not.toBe(whole.get(text));
    }),
    { numRuns: propertyRuns(3_000) },
  );
});
