import { beforeAll, test } from "vitest";
import { KINDS_OF_CHANGE, MOST_NUMBERS } from "@/tests/support/schedule/kinds-of-change";
import { ChangeTrial } from "@/tests/support/schedule/try-changes";
import { makeWorld } from "@/tests/support/world/world";

let trial: ChangeTrial;
beforeAll(async () => {
  trial = new ChangeTrial(await makeWorld(), MOST_NUMBERS);
});

const PAIRS = KINDS_OF_CHANGE.flatMap((one, index) =>
  KINDS_OF_CHANGE.slice(index).map((other) => [one.name, other.name, one, other] as const),
);

test.each(PAIRS)("at once, minutes apart: %s; %s", async (_one, _other, one, other) => {
  await trial.expectRight(one, other);
});
