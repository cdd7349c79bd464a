import { expect, test } from "vitest";
import { mayNameOf } from "./senders";

const SENDERS = [
  { carrier: "HY", address: "ops@uzairways.com" },
  { carrier: "TK", address: "@thy.com" },
  { carrier: "*", address: "@sita.aero" },
];

test.each([
  ["ops@uzairways.com", ["HY"]],
  ["other@uzairways.com", null],
  ["anybody@thy.com", ["TK"]],
  ["anybody@mail.thy.com", null],
  ["x@notthy.com", null],
  ["relay@sita.aero", ["HY", "TK", "QX"]],
  ["ops@uzairways.com@evil.uz", null],
  ["", null],
])("%s may speak for %s", (sender, carriers) => {
  const mayName = mayNameOf(SENDERS, sender);
  expect(mayName && ["HY", "TK", "QX"].filter(mayName)).toEqual(carriers);
});
