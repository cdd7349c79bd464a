import { expect, it } from "vitest";
import { readDraftPaper } from "./draft-paper";

const file = {
  id: "f",
  name: "a.pdf",
  type: "application/pdf",
  size: 1,
  hash: "h",
  added: "2026-11-29T00:00:00Z",
  added_by: null,
} as const;
const draft = {
  carrier: "c6",
  kind: "contract",
  number: "14-26",
  flights: "C6501, 502",
  from: "2026-12-01",
  to: "2027-03-27",
  file,
  reason: "season",
} as const;

it("reads flights with and without the carrier's code, and names every field that is wrong", () => {
  expect(readDraftPaper(draft).request).toMatchObject({ carrier: "C6", flights: [501, 502], file: "f" });
  expect(readDraftPaper({ ...draft, flights: "" }).request?.flights).toEqual([]);
  const wrong = readDraftPaper({ ...draft, carrier: "c", flights: "HY501", to: "2026-11-30", file: null, reason: " " });
  expect(wrong).toEqual({ request: null, remarks: { carrier: true, flights: true, order: true, file: true, reason: true } });
});
