import { expect, test } from "vitest";
import { type ClockEvidence, likelierWrong } from "./likelier-wrong";

const FEW = { differing: 1, of: 5 };
const never = { dates: 0, first: 0, last: 0 };
const seen = (dates: number, first: number, last: number) => ({ dates, first, last });

/** Ten lines, an hour off, all through one winter. */
function evidence(changes: Partial<ClockEvidence> = {}): ClockEvidence {
  return { lines: 10, likeOther: 0, apart: 60, stretches: [{ agreeing: never, differing: seen(20, 100, 200) }], ...changes };
}

test("a file that says what an older release said is behind; rules that a newer release contradicts are", () => {
  expect(likelierWrong(evidence({ likeOther: 10 }), "older", FEW)).toBe("file_older");
  expect(likelierWrong(evidence({ likeOther: 10 }), "newer", FEW)).toBe("rules_older");
  // Both releases say the same, and one line says what neither does: no word of theirs.
  expect(likelierWrong(evidence({ likeOther: 10 }), "same", FEW)).toBe("rules");
  expect(likelierWrong(evidence({ likeOther: 9 }), "older", FEW)).toBe("rules");
});

test("all lines of an airport are believed, a single one is not", () => {
  expect(likelierWrong(evidence(), "older", FEW)).toBe("rules");
  expect(likelierWrong(evidence({ lines: 1, stretches: [{ agreeing: never, differing: seen(2, 100, 200) }] }), "older", FEW)).toBe(
    "file_alone",
  );
});

test("lines that agree on the same dates speak against the others, those of before or of another season do not", () => {
  const among = { agreeing: seen(10, 120, 180), differing: seen(20, 100, 200) };
  const before = { agreeing: seen(10, 10, 99), differing: seen(20, 100, 200) };
  const summer = { agreeing: seen(40, 210, 390), differing: never };
  expect(likelierWrong(evidence({ stretches: [among] }), "older", FEW)).toBe("file_alone");
  expect(likelierWrong(evidence({ stretches: [before] }), "older", FEW)).toBe("rules");
  expect(likelierWrong(evidence({ stretches: [{ agreeing: never, differing: seen(20, 100, 200) }, summer] }), "older", FEW)).toBe("rules");
  // Four of five are most.
  expect(likelierWrong(evidence({ stretches: [{ ...among, agreeing: seen(5, 120, 180) }] }), "older", FEW)).toBe("rules");
});

test("no country changes its clock by hours, and not most of them at once", () => {
  expect(likelierWrong(evidence({ apart: 120 }), "older", FEW)).toBe("file_odd");
  expect(likelierWrong(evidence(), "older", { differing: 3, of: 5 })).toBe("file_odd");
  expect(likelierWrong(evidence(), "older", { differing: 3, of: 6 })).toBe("rules");
  expect(likelierWrong(evidence(), "older", { differing: 2, of: 2 })).toBe("rules");
});
