import { beforeAll, test } from "vitest";
import { KINDS_OF_CHANGE } from "@/tests/support/schedule/kinds-of-change";
import { ChangeTrial } from "@/tests/support/schedule/try-changes";
import { makeWorld } from "@/tests/support/world/world";

let trial: ChangeTrial;
beforeAll(async () => {
  trial = new ChangeTrial(await makeWorld());
});

test.each(KINDS_OF_CHANGE.map((kind) => [kind.name, kind] as const))("who was sold a flight, and then: %s", async (_, kind) => {
  await trial.expectRight(kind);
});
