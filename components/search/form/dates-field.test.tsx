import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "@/tests/support/pages/show";
import { DatesField, movedReturn, pickDate } from "./dates-field";

const chosen = vi.fn();

/** The field with what has been picked so far. */
function Field({ earliest = "", ...start }: { out: string; back: string; earliest?: string }) {
  const [dates, setDates] = useState(start);
  const change = (next: typeof dates) => {
    chosen(next);
    setDates(next);
  };
  return <DatesField isRoundTrip {...dates} earliest={earliest} onChange={change} />;
}

const NONE = { out: "", back: "" };
/** The clock of the test is not that of Tashkent. */
const YESTERDAY = /^(Today, )?Friday, 20 November 2026/;

const field = () => screen.getByRole("button", { name: /^(Dates|Sanalar)/ });
const day = (name: string | RegExp) => within(screen.getByRole("dialog")).getByRole("button", { name });
const isOutOfRange = (name: string | RegExp) => day(name).hasAttribute("disabled");

beforeEach(() => {
  // Half past midnight of 21 November in Tashkent; in UTC it is still the 20th.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 19, 30), toFake: ["Date"] });
  chosen.mockReset();
});

it("takes the departure, then the return, closes and gives the focus back", async () => {
  const person = show(<Field {...NONE} />);
  await person.click(field());
  await person.click(day("Saturday, 28 November 2026"));
  expect(chosen).toHaveBeenLastCalledWith({ out: "2026-11-28", back: "" });
  expect(screen.getByText("Now the return")).toBeDefined();
  await person.click(day("Monday, 30 November 2026"));
  expect(chosen).toHaveBeenLastCalledWith({ out: "2026-11-28", back: "2026-11-30" });
  expect(screen.queryByRole("dialog")).toBeNull();
  // The focus returns with the next picture.
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it("takes a day before the departure for another departure, never for the return", async () => {
  const person = show(<Field {...NONE} />);
  await person.click(field());
  await person.click(day("Saturday, 28 November 2026"));
  await person.click(day("Friday, 27 November 2026"));
  expect(chosen).toHaveBeenLastCalledWith({ out: "2026-11-27", back: "" });
  expect(screen.getByRole("dialog")).toBeDefined();
});

it("refuses yesterday by the clock of Tashkent, and what lies beyond the schedules", async () => {
  const person = show(<Field {...NONE} />);
  await person.click(field());
  expect(isOutOfRange(YESTERDAY)).toBe(true);
  expect(isOutOfRange("Saturday, 21 November 2026, today")).toBe(false);
  await person.click(day(YESTERDAY));
  expect(chosen).not.toHaveBeenCalled();
  for (let month = 0; month < 11; month++) await person.click(screen.getByRole("button", { name: "Next month" }));
  expect(isOutOfRange("Sunday, 17 October 2027")).toBe(false);
  expect(isOutOfRange("Monday, 18 October 2027")).toBe(true);
  expect(screen.getByRole("button", { name: "Next month" }).getAttribute("aria-disabled")).toBe("true");
});

it("begins with the day of the direction before", async () => {
  const person = show(<Field {...NONE} earliest="2026-11-25" />);
  await person.click(field());
  expect(isOutOfRange("Tuesday, 24 November 2026")).toBe(true);
  expect(isOutOfRange("Wednesday, 25 November 2026")).toBe(false);
});

it("is walked through and answered by keyboard", async () => {
  const person = show(<Field {...NONE} />);
  await person.tab();
  await person.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog");
  // The focus comes into the dialog after it is there.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  // Past the way to the next month; there is none to an earlier one.
  await person.tab();
  await person.tab();
  expect(document.activeElement).toBe(day("Saturday, 21 November 2026, today"));
  await person.keyboard("{ArrowRight}{ArrowDown}");
  expect(document.activeElement).toBe(day("Sunday, 29 November 2026"));
  await person.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenLastCalledWith({ out: "2026-11-29", back: "2026-12-06" });
  await person.keyboard("{Enter}");
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  // The focus returns with the next picture.
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it("speaks Uzbek by our own tables: browsers claim to, and do not", async () => {
  const person = show(<Field out="2026-11-28" back="2026-11-30" />, "uz");
  expect(field().textContent).toBe("shan, 28‑noy – du, 30‑noy");
  await person.click(field());
  expect(screen.getByRole("grid", { name: "Noyabr 2026" })).toBeDefined();
  expect(day("2026‑yil 28‑noyabr, shanba")).toBeDefined();
  expect(screen.getByText("du")).toBeDefined();
});

describe("a day that is picked", () => {
  it("takes the departure first, then the return", () => {
    const first = pickDate({ out: "", back: "" }, "2026-12-10", true);
    expect(first).toEqual({ out: "2026-12-10", back: "", isDone: false });
    expect(pickDate(first, "2026-12-20", true)).toEqual({ out: "2026-12-10", back: "2026-12-20", isDone: true });
  });

  it("allows a return on the same day", () => {
    expect(pickDate({ out: "2026-12-10", back: "" }, "2026-12-10", true).back).toBe("2026-12-10");
  });

  it("starts again from an earlier day, and once both dates are there", () => {
    expect(pickDate({ out: "2026-12-10", back: "" }, "2026-12-05", true)).toEqual({ out: "2026-12-05", back: "", isDone: false });
    expect(pickDate({ out: "2026-12-10", back: "2026-12-20" }, "2026-12-15", true)).toEqual({ out: "2026-12-15", back: "", isDone: false });
  });

  it("is done with one day one way", () => {
    expect(pickDate({ out: "2026-12-10", back: "2026-12-20" }, "2026-12-12", false)).toEqual({ out: "2026-12-12", back: "", isDone: true });
  });
});

it("takes dates that are typed from the field on, and shows at once how they were understood", async () => {
  const person = show(<Field {...NONE} />);
  field().focus();
  await person.keyboard("2");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Or type the dates")));
  await person.keyboard("8dec 3jan");
  expect(screen.getByText("Mon, 28 Dec – Sun, 3 Jan")).toBeDefined();
  expect(chosen).not.toHaveBeenCalled();
  await person.keyboard("{Enter}");
  expect(chosen).toHaveBeenLastCalledWith({ out: "2026-12-28", back: "2027-01-03" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps the length of a stay when another departure alone is typed", async () => {
  const person = show(<Field out="2026-11-28" back="2026-12-05" />);
  field().focus();
  await person.keyboard("2");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Or type the dates")));
  await person.keyboard("0jan{Enter}");
  expect(chosen).toHaveBeenLastCalledWith({ out: "2027-01-20", back: "2027-01-27" });
  expect(movedReturn({ out: "2026-11-28", back: "2026-12-05" }, "2027-10-15", "2027-10-17")).toBe("");
  expect(movedReturn({ out: "2026-11-28", back: "" }, "2027-01-20", "2027-10-17")).toBe("");
});

it("says what is wrong with typed dates, and how to write them", async () => {
  const person = show(<Field {...NONE} />);
  await person.click(field());
  const typed = screen.getByLabelText<HTMLInputElement>("Or type the dates");
  await person.type(typed, "12brumaire{Enter}");
  expect(screen.getByText(/^These are no dates yet/)).toBeDefined();
  for (const [text, problem] of [
    ["20.11.26", "20 Nov 2026 has passed. Type a day from 21 Nov 2026 on."],
    ["31.02", "“31.02” is no day. Check the day and the month."],
    ["12DEC - 31FEB", "“31FEB” is no day. Check the day and the month."],
    ["20.01.27 10JAN", "The return on 10 Jan 2027 lies before the departure on 20 Jan 2027."],
  ] as const) {
    await person.clear(typed);
    await person.type(typed, `${text}{Enter}`);
    expect(screen.getByText(problem)).toBeDefined();
  }
  await person.clear(typed);
  await person.type(typed, "12.12.2028");
  expect(screen.getByText("Type a day from 21 Nov 2026 to 17 Oct 2027.")).toBeDefined();
  await person.type(typed, "{Enter}");
  expect(chosen).not.toHaveBeenCalled();
});
