import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endOwnScreen } from "@/lib/client/screens/end-own-screen";
import { screenStore } from "@/lib/client/screens/screen-store";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { ScreenMade } from "@/lib/contracts/trip/screens";
import { refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { SecondScreen } from "./second-screen";

const MADE: ScreenMade = { id: "s-1", url: "https://parvoz.test/screen/x", qr: { size: 1, path: "" }, ends: "2026-11-29T09:00:00.000Z" };
const SHOW = "POST /api/portal/screens/s-1";
const END = "POST /api/portal/screens/s-1/end";
const SERVICE = { "POST /api/portal/screens": () => MADE, [SHOW]: () => null, [END]: () => null };

const ISTANBUL = search("IST", "2026-12-20");
const SEARCHES = { later: search("IST", "2026-12-21"), dubai: search("DXB", "2026-12-20"), family: { ...ISTANBUL, children: 2 } };

function search(arrival_airport: string, date: string): SearchQuery {
  const direction = { departure_airport: "TAS", arrival_airport, date, departure_type: "city", arrival_type: "city" } as const;
  return { directions: [direction], service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
}

/** A page of offers whose search becomes another one. */
function Page() {
  const [query, setQuery] = useState(ISTANBUL);
  return (
    <>
      {Object.entries(SEARCHES).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setQuery(next)}>
          {name}
        </button>
      ))}
      <SecondScreen query={query} choices={[]} step={0} />
    </>
  );
}

async function openIt(service: Parameters<typeof serve>[0] = SERVICE) {
  const calls = serve(service);
  const person = show(<Page />);
  await person.click(screen.getByRole("button", { name: "Second screen" }));
  const dialog = await screen.findByRole("dialog", { name: "Second screen for the customer" });
  await person.click(within(dialog).getAllByRole("button", { name: "Close" })[0] ?? dialog);
  await waitFor(() => expect(timesCalled(calls, SHOW)).toBe(1));
  return { calls, person };
}

beforeEach(() => screenStore.write(null));
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it("says that the customer sees another list where it does not arrive, and sends it again until it does", async () => {
  const answers: (() => unknown)[] = [() => null, () => refuse({ status: 429 }), () => refuse({ status: 0 })];
  const { calls, person } = await openIt({ ...SERVICE, [SHOW]: () => answers.shift()?.() ?? null });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const later = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  onlineManager.setOnline(false);
  await person.click(screen.getByRole("button", { name: "later" }));
  await later();
  await person.click(await screen.findByRole("button", { name: "Second screen is behind" }));
  expect(await screen.findByText(/^The list could not be sent/)).toBeTruthy();
  await later();
  await later();
  await waitFor(() => expect(screen.queryByText(/^The list could not be sent/)).toBeNull());
  expect(timesCalled(calls, SHOW)).toBe(4);
  await later();
  expect(timesCalled(calls, SHOW)).toBe(4);
  const [, ...sent] = calls.filter(({ call }) => call === SHOW).map(({ body }) => body);
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
});

it("goes on with another day, asks once whether another place is for the same customer, and shows nothing of it until then", async () => {
  const { calls, person } = await openIt();
  await person.click(screen.getByRole("button", { name: "later" }));
  await waitFor(() => expect(timesCalled(calls, SHOW)).toBe(2));
  await person.click(screen.getByRole("button", { name: "dubai" }));
  const question = await screen.findByRole("alertdialog", { name: "Same customer?" });
  expect(timesCalled(calls, SHOW)).toBe(2);
  await person.click(within(question).getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(timesCalled(calls, SHOW)).toBe(3));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("ends where another party is not the same customer's", async () => {
  const { calls, person } = await openIt();
  await person.click(screen.getByRole("button", { name: "family" }));
  const question = await screen.findByRole("alertdialog", { name: "Same customer?" });
  await person.click(within(question).getByRole("button", { name: "End" }));
  expect(await screen.findByRole("button", { name: "Second screen" })).toBeTruthy();
  expect([timesCalled(calls, SHOW), timesCalled(calls, END)]).toEqual([1, 1]);
});

it("ends by itself once the customer has booked", async () => {
  const { calls } = await openIt();
  act(endOwnScreen);
  expect(await screen.findByRole("button", { name: "Second screen" })).toBeTruthy();
  await waitFor(() => expect(timesCalled(calls, END)).toBe(1));
});
