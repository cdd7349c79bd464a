import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { serve } from "@/tests/support/pages/service";
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

function open() {
  serve({
    "GET /api/portal/places/named": ({ query }) => named(query.get("q") ?? ""),
  });
  const person = show(<OneLine onSearch={search} inputRef={{ current: null }} takesFocus />);
  return { person, field: screen.getByLabelText<HTMLInputElement>("The whole search in one line") };
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

it("takes a name of two words for one city", async () => {
  const { person, field } = open();
  await person.type(field, "new york ist 12dec tas 15dec");
  expect(await screen.findByText(/^New York \(NYC\) – Istanbul \(IST\), Istanbul \(IST\) – Tashkent \(TAS\)/)).toBeDefined();
});

it.each([
  ["tas ist 31feb", "“31feb” is no day of travel. Write it as 12DEC, 12.12 or 2026-12-12."],
  ["tas qqqq 12dec", "No city or airport is called “qqqq”."],
  ["ist istambul 12dec", "“istambul” is where the journey begins already."],
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
