import { expect, test } from "vitest";
import { DEFAULT_RULE } from "@/lib/domain/schedule-change/limits";
import { unansweredOf } from "./unanswered-of";

const current = { directions: [], gone: [], suspended: false, seatless: [], leavesEarlier: false };
const change = { canAccept: true, flights: ["HY271", "TK1979"], directions: [], current };

test("silence accepts a change where the rules of all its airlines say so", () => {
  const refunds = (carrier: string) => ({ ...DEFAULT_RULE, unanswered: carrier === "TK" ? ("refund" as const) : ("accept" as const) });
  expect(unansweredOf(change, "ticketed", () => DEFAULT_RULE)).toBe("accept");
  expect(unansweredOf(change, "ticketed", refunds)).toBe("refund");
  expect(unansweredOf({ ...change, flights: ["HY271"] }, "ticketed", refunds)).toBe("accept");
});
