import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import type { Trip } from "@/lib/contracts/trip/trip";
import { sampleChange } from "@/tests/support/pages/samples";
import { refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NextSteps } from "../next-steps";
import { TripChanges } from "./trip-changes";

const ANSWER = (way: string) => `POST /api/trip/token/schedule-changes/c-1/${way}`;

function tripWith(change: Partial<ScheduleChange> = {}, status: Trip["status"] = "ticketed"): Trip {
  return {
    booking_number: "P7K3M9",
    status,
    agency: "Silk Road Travel",
    contacts: { tel: "", email: "", address: "", telegram: "" },
    has_logo: false,
    colour: "",
    refunded: null,
    given_back: false,
    change_back: { amount: null, is_part: false },
    price: { amount: 1_000_000, currency: "UZS" },
    expire: null,
    directions: [],
    passengers: [],
    refunded_passengers: [],
    information_for_clients: [],
    entry_rules: [],
    personal_data_erased: false,
    schedule_changes: [sampleChange(change)],
  };
}

it("tells the traveller what moved, whom to ask, and until when", () => {
  show(<TripChanges token="token" trip={tripWith()} />, "ru");
  const card = within(screen.getByRole("region", { name: "Авиакомпания изменила вашу поездку" }));
  expect(card.getByText(/спросите в агентстве Silk Road Travel\.$/)).toBeDefined();
  expect(card.getByText(/^Ответьте, пожалуйста, до 9/)).toBeDefined();
  expect(card.getByText("11:00, чт, 10 дек").tagName).toBe("MARK");
});

it("tells whom to call where the agency gives a number", () => {
  const trip = tripWith();
  show(<TripChanges token="token" trip={{ ...trip, contacts: { ...trip.contacts, tel: "+998 71 200 00 00" } }} />, "ru");
  expect(screen.getByText(/позвоните в агентство Silk Road Travel: \+998 71 200 00 00/)).toBeDefined();
});

it("keeps the trip with the new flights once that is confirmed", async () => {
  const asked = serve({ [ANSWER("accept")]: () => tripWith({ state: "accepted" }) });
  const person = show(<TripChanges token="token" trip={tripWith()} />);
  await person.click(await screen.findByRole("button", { name: "I agree to the new flights" }));
  expect(timesCalled(asked, ANSWER("accept"))).toBe(0);
  await person.dblClick(within(screen.getByRole("alertdialog")).getByRole("button", { name: "I agree to the new flights" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(timesCalled(asked, ANSWER("accept"))).toBe(1);
});

it("takes other flights, or says why they cannot be had", async () => {
  const asked = serve({
    [ANSWER("choose")]: () => refuse({ status: 422, error_code: 100445, message: "This alternative can no longer be had." }),
    "GET /api/trip/token": () => tripWith(),
  });
  const person = show(<TripChanges token="token" trip={tripWith()} />);
  await person.click(await screen.findByRole("button", { name: "Show other flights" }));
  const dialog = within(screen.getByRole("alertdialog"));
  await person.click(dialog.getByRole("radio", { name: /HY 273/ }));
  await person.click(dialog.getByRole("button", { name: "Take these flights" }));
  expect(await dialog.findByText("This alternative can no longer be had.")).toBeDefined();
  expect(asked.find(({ call }) => call === ANSWER("choose"))?.body).toEqual({ alternative: "other-1" });
});

it("tells how long other flights take, waits included, and how often one changes", async () => {
  const { options } = sampleChange();
  const [whole] = options.alternatives[0]?.directions[0]?.segments ?? [];
  if (!whole) throw new Error("no flight");
  const parted = [
    { ...whole, transfer_time: 570 },
    { ...whole, departure: { ...whole.departure, datetime: "2026-12-10 20:30:00" } },
  ];
  const connecting = { id: "other-3", directions: [{ direction: 0, segments: parted }] };
  const alternatives = [...options.alternatives, connecting];
  const person = show(<TripChanges token="token" trip={tripWith({ options: { ...options, alternatives } })} />);
  await person.click(await screen.findByRole("button", { name: "Show other flights" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getAllByText("2 h, non-stop")).toHaveLength(2);
  expect(dialog.getAllByText("13 h 30 min, 1 connection")).toHaveLength(1);
});

it("says who pays back before the trip is given up", async () => {
  const asked = serve({ [ANSWER("refund")]: () => tripWith({ state: "refunded" }, "refunded") });
  const person = show(
    <TripChanges token="token" trip={tripWith({ options: { accept: false, refund: true, unanswered: "refund", alternatives: [] } })} />,
  );
  expect(await screen.findAllByRole("button")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "I do not want to travel" }));
  expect(screen.getByText(/^The whole price is paid back to Silk Road Travel/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Give it up" }));
  await waitFor(() => expect(timesCalled(asked, ANSWER("refund"))).toBe(1));
});

it.each([
  [null, /^Flights that you have flown, or given back before, are not refunded\./],
  [450_000, /^Silk Road Travel returns 450,000.* to you: flights that you have flown, or given back before, are not in it\./],
])("promises of a trip that is partly used no more than comes back: %s", async (amount, text) => {
  const person = show(<TripChanges token="token" trip={{ ...tripWith(), change_back: { amount, is_part: true } }} />);
  await person.click(await screen.findByRole("button", { name: "I do not want to travel" }));
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(/whole price/)).toBeNull();
});

it("puts the answer before everything else that is to be done, and leaves paying out", () => {
  show(<NextSteps trip={tripWith({}, "booked")} />);
  const [first, ...others] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toContain("Answer the airline’s change above");
  expect(others.join()).not.toContain("Pay the agency");
});
