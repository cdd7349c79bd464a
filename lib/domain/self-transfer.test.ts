import { expect, test } from "vitest";
import type { TicketGroup } from "./offer";
import { isSelfTransferAfter, SELF_TRANSFER, tellsSelfTransfer } from "./self-transfer";

function group(...segments: [number, number][]): TicketGroup {
  return { validatingCarrier: "ZZ", carriers: ["ZZ"], segments };
}

test("only a connection between two tickets is a self transfer, not the turn between the directions", () => {
  // Out on one ticket with a connection; back on two.
  const groups = [group([0, 0], [0, 1]), group([1, 0]), group([1, 1])];
  const after = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([direction = 0, segment = 0]) => isSelfTransferAfter(groups, direction, segment));
  expect(after).toEqual([false, false, true, false]);
});

test("a flight's notices are recognised by the very text", () => {
  expect(tellsSelfTransfer([SELF_TRANSFER])).toBe(true);
  expect(tellsSelfTransfer([{ uz: "", ru: "", en: "Charter flight" }])).toBe(false);
});
