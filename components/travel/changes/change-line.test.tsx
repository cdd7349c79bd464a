import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleChange } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { ChangeLines } from "./change-line";

const linesOf = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/\s/g, " "));

it("says in one line what moves, from when to when, and by how much", () => {
  show(<ChangeLines change={sampleChange()} />);
  expect(linesOf()).toEqual(["HY 271 · Thu, 10 Dec · 08:00 → 11:00, +3 h"]);
});

it("names the other day of a flight that leaves after midnight, and what comes earlier", () => {
  const change = sampleChange();
  const moved = (datetime: string) =>
    change.directions.map((direction) => ({
      ...direction,
      new: direction.new?.map((segment) => ({ ...segment, departure: { ...segment.departure, datetime } })) ?? null,
    }));
  show(<ChangeLines change={{ ...change, directions: moved("2026-12-11 00:30:00") }} />, "ru");
  show(<ChangeLines change={{ ...change, directions: moved("2026-12-10 06:45:00") }} />);
  expect(linesOf()).toEqual([
    expect.stringMatching(/08:00 → .*11 дек.*, 00:30, \+16 ч 30 мин$/),
    "HY 271 · Thu, 10 Dec · 08:00 → 06:45, −1 h 15 min",
  ]);
});

it("strikes through what is not flown any more", () => {
  const { directions } = sampleChange();
  show(<ChangeLines change={sampleChange({ directions: directions.map((each) => ({ ...each, new: null })) })} />);
  expect(linesOf()).toEqual(["HY 271 · Thu, 10 Dec, 08:00 Cancelled"]);
});
