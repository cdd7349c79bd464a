import { expect, test } from "vitest";
import { mailToAll } from "./held-attempt";

test("a worker whose attempt another one has taken over sends to nobody else, and leaves what becomes of it to that one", async () => {
  const sent: string[] = [];
  const noted: string[] = [];
  const outcomes = await mailToAll(["first", "second", "third"], {
    hold: async () => sent.length < 2,
    send: async (to) => (sent.push(to) === 1 ? "sent" : "failed"),
    note: async (to) => noted.push(to),
  });
  expect([outcomes, sent, noted]).toEqual([null, ["first", "second"], ["first"]]);
});
