import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FoundBooking, FoundThings } from "@/lib/contracts/operator/bookings/find";
import { address, router } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { FindPage } from "./find-page";
import { noteOpened } from "./recent-bookings";

const FIND = "POST /api/operator/find";
const NOTHING: FoundThings = { only: null, bookings: [], agencies: [] };

function found(id: string, booking_number: string): FoundBooking {
  return {
    ...{ id, booking_number, status: "ticketed", created: "2026-11-20T10:00:00Z", expire: "2026-11-20T15:00:00Z" },
    ...{ flight_type: "regular", directions: [], pnrs: ["ABC123"], schedule_change: null, is_partly_refunded: false },
    ...{ price: { amount: 1_000_000, currency: "UZS" }, selling: 1_000_000, personal_data_erased: false, mode: "live" },
    passengers: [{ first_name: "LOLA", last_name: "YUSUPOVA", age: "adt" }],
    agency: { code: "SILK", name: "Silk Road Travel" },
  };
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");

beforeEach(() => {
  address.pathname = "/operator/find";
  window.location.hash = "";
  router.replace.mockClear();
});

it("goes through what is found by the arrows, kind by kind, and back to the field", async () => {
  serve({
    [FIND]: () => ({
      ...NOTHING,
      bookings: [{ by: "surname", items: [found("b-1", "P7K3M9XA"), found("b-2", "Q8L4N2YB")], is_more: true }],
      agencies: [{ code: "YUSUP", name: "Yusupova Travel" }],
    }),
  });
  const person = show(<FindPage />);
  await person.type(await screen.findByRole("searchbox"), "Yusupova");
  const [first, second] = [await screen.findByRole("link", { name: /P7K3M9XA/ }), screen.getByRole("link", { name: /Q8L4N2YB/ })];
  const agency = screen.getByRole("link", { name: /Yusupova Travel YUSUP/ });
  for (const next of [first, second, agency]) {
    await person.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(next);
  }
  await person.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field());
  expect(agency.getAttribute("href")).toBe("/operator/agencies/YUSUP");
  expect(screen.getByText("The newest ones; there are more.")).toBeDefined();
});

it("says of a ticketed booking that an answer to the airline is due", async () => {
  const items = [{ ...found("b-1", "P7K3M9XA"), schedule_change: "open" }];
  serve({ [FIND]: () => ({ ...NOTHING, bookings: [{ by: "surname", items, is_more: false }] }) });
  const person = show(<FindPage />);
  await person.type(await screen.findByRole("searchbox"), "Yusupova");
  expect(await screen.findByRole("link", { name: /P7K3M9XA.*Ticketed.*Changed: answer due/ })).toBeDefined();
});

it("opens the one booking that is meant with Enter, and sends what is typed in no address", async () => {
  const asked = serve({
    [FIND]: () => ({ ...NOTHING, only: "b-1", bookings: [{ by: "pnr", items: [found("b-1", "P7K3M9XA")], is_more: false }] }),
  });
  const person = show(<FindPage />);
  await person.type(await screen.findByRole("searchbox"), "abc123{Enter}");
  await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith("/operator/bookings/b-1"));
  expect(asked[0]).toMatchObject({ call: FIND, body: { text: "abc123" } });
});

it("opens the one booking at once where the text came from another page", async () => {
  window.location.hash = "q=abc123";
  serve({ [FIND]: () => ({ ...NOTHING, only: "b-1", bookings: [{ by: "pnr", items: [found("b-1", "P7K3M9XA")], is_more: false }] }) });
  show(<FindPage />);
  await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith("/operator/bookings/b-1"));
});

it("shows what was opened last while nothing is sought, each once, and none where the browser keeps something else", async () => {
  window.localStorage.setItem("parvoz.office.recent", "nothing of ours");
  for (const id of ["b-1", "b-2", "b-1"]) noteOpened({ id, number: `N-${id}`, agency: "Silk Road Travel" });
  window.location.hash = "";
  serve({});
  show(<FindPage />);
  const list = await screen.findByRole("region", { name: "Opened last here" });
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/operator/bookings/b-1", "/operator/bookings/b-2"]);
});
