import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { held, refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { OneLine } from "./one-line";

const search = vi.fn();
const PLACES: Record<string, [string, string]> = {
  ...{ tas: ["TAS", "Tashkent"], istambul: ["IST", "Istanbul"], ist: ["IST", "Istanbul"] },
  "new york": ["NYC", "New York"],
};

/** Divides as the service does, as far as these tests go. */
const named = (words: string) =>
  (words.match(/new york|\S+/g) ?? []).map((text) => {
    const [code, city] = PLACES[text] ?? [];
    return { text, place: code && city ? { code, kind: "city", name: city, city, country: "" } : null };
  });

type Named = ReturnType<typeof named>;

function open(answer: (words: string) => Named | Promise<Named> = named) {
  serve({
    "GET /api/portal/places/named": ({ query }) => answer(query.get("q") ?? ""),
  });
  const person = show(<OneLine onSearch={search} inputRef={{ current: null }} takesFocus />);
  return { person, field: screen.getByLabelText<HTMLInputElement>("The whole search in one line") };
}

/** Its cities stay unknown until the test tells them. */
function openHeld() {
  const answers = held<Named>();
  return { ...open(answers.answer), answers };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
  search.mockReset();
});

it("shows what was understood, typing errors in cities and all, before Enter searches it", async () => {
  const { person, field } = open();
  await person.type(field, "tas istambul 12dec 19dec 2a1c1i");
  const words = "Tashkent (TAS) – Istanbul (IST) · Sat, 12 Dec – Sat, 19 Dec · 2 adults, 1 child, 1 infant · Economy";
  expect(await screen.findByText(words)).toBeDefined();
  expect(search).not.toHaveBeenCalled();
  await person.type(field, "{Enter}");
  expect(search).toHaveBeenCalledExactlyOnceWith({
    trip: "round-trip",
    ways: [{ from: "TAS", to: "IST", date: "2026-12-12" }],
    back: "2026-12-19",
    party: { adt: 2, chd: 1, inf: 1, ins: 0 },
    cabin: "E",
  });
});

it("searches on Enter that came before its cities were known, once they are", async () => {
  const { person, field, answers } = openHeld();
  await person.type(field, "tas ist 12dec{Enter}");
  expect(search).not.toHaveBeenCalled();
  answers.give(named("tas ist"));
  await waitFor(() => expect(search).toHaveBeenCalled());
  expect(search).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2026-12-12" }] }),
  );
});

it("forgets that Enter once the line is written on", async () => {
  const { person, field, answers } = openHeld();
  await person.type(field, "tas ist 12dec{Enter} b");
  answers.give(named("tas ist"));
  expect(await screen.findByText(/· Business$/)).toBeDefined();
  expect(search).not.toHaveBeenCalled();
});

it("says what is wrong with a line that Enter came too early for, once that is known", async () => {
  const { person, field, answers } = openHeld();
  await person.type(field, "tas qqqq 12dec{Enter}");
  expect(screen.queryByText("No city or airport is called “qqqq”.")).toBeNull();
  answers.give(named("tas qqqq"));
  expect(await screen.findByText("No city or airport is called “qqqq”.")).toBeDefined();
  expect(search).not.toHaveBeenCalled();
});

it("says that its cities could not be looked up, and asks for them again on the next Enter", async () => {
  const lookUp = vi.fn<(words: string) => Named>(named).mockImplementationOnce(() => refuse({ status: 422 }));
  const { person, field } = open(lookUp);
  await person.type(field, "tas ist 12dec{Enter}");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await person.type(field, "{Enter}");
  await waitFor(() => expect(search).toHaveBeenCalledOnce());
});

it("takes a name of two words for one city", async () => {
  const { person, field } = open();
  await person.type(field, "new york ist 12dec tas 15dec");
  expect(await screen.findByText(/^New York \(NYC\) – Istanbul \(IST\), Istanbul \(IST\) – Tashkent \(TAS\)/)).toBeDefined();
});

it.each([
  ["tas ist 31feb", "“31feb” is no day of travel. Write it as 12DEC, 12.12 or 2026-12-12."],
  ["tas qqqq 12dec", "No city or airport is called “qqqq”."],
  ["ist istambul 12dec", "“istambul” is where the journey begins already."],
  ["tas ist", "The date is missing. Write it after “tas ist”: 12DEC, 12.12 or 2026-12-12."],
  ["tas ist 19nov", "19 Nov 2026 has passed. Write a day from today on."],
  ["tas ist 12dec 10dec", "The return, 10 Dec 2026, lies before the departure."],
  ["tas ist 12.12.2028", "Schedules end on 16 Oct 2027: “12 Dec 2028” lies behind it."],
])("of %s it names the part that is wrong", async (text, problem) => {
  const { person, field } = open();
  await person.type(field, text);
  // The cities are looked up once typing rests.
  await waitFor(async () => {
    await person.type(field, "{Enter}");
    expect(screen.getByText(problem)).toBeDefined();
  });
  expect(search).not.toHaveBeenCalled();
});
