import { expect, test } from "vitest";
import { FORMS } from "@/tests/support/schedule-messages/forms";
import { plainText, productText, smallNetwork } from "@/tests/support/schedule-messages/small-network";

test.each(FORMS.map(({ what, text }) => [what, text] as const))("%s", (_what, text) => {
  const { product, plain } = smallNetwork();
  const before = plainText(plain);
  expect(productText(product)).toEqual(before);
  expect(product.apply(text).flatMap((outcome) => (outcome.state === "applied" ? [] : outcome.problems))).toEqual([]);
  plain.apply(text);
  const after = plainText(plain);
  expect(productText(product)).toEqual(after);
  expect(after).not.toEqual(before);
});
