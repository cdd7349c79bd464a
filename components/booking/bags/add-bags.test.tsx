import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { broken, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { AddBags } from "./add-bags";

const READ = "GET /api/v1/booking/b-1/bags";
const BUY = "POST /api/v1/booking/b-1/bags";

const [buyer] = sampleBooking().passengers;
const key = buyer?.key ?? "";

function bags(change: Partial<BookingBags> = {}): BookingBags {
  const title = { en: "Bag", ru: "Багаж", uz: "Bagaj" };
  const bag = (piece: number, amount: number) => ({
    ...{ id: `bag-p0-d0-${piece}x23kg-${amount}00`, title, direction: 0, piece, weight: 23 },
    price: { amount, currency: "UZS" as const },
  });
  return {
    currency: "UZS",
    directions: sampleBooking().directions.map((_, direction) => ({ direction, closed: null })),
    passengers: [{ key, bags: [bag(1, 380_000), bag(2, 760_000)] }],
    ...change,
  };
}

const dialog = () => within(screen.getByRole("alertdialog"));

async function choose(person: ReturnType<typeof show>, choice: RegExp): Promise<void> {
  await person.click(await dialog().findByRole("button", { name: /None/ }));
  await person.click(screen.getByRole("option", { name: choice }));
}

it("says what a paid booking's deposit is charged, and buys just that", async () => {
  const asked = serve({ [READ]: () => bags(), [BUY]: () => sampleBooking({ status: "ticketed" }) });
  const person = show(<AddBags booking={sampleBooking({ status: "ticketed" })} isOwnPrice={false} />);
  await person.click(screen.getByText("Add bags"));
  await choose(person, /^2 × 23 kg/);
  expect(dialog().getByText("760,000 UZS will be charged to your deposit now.")).toBeDefined();
  await person.click(dialog().getByText("Add for 760,000 UZS"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const call = asked.find((each) => each.call === BUY);
  expect(call?.body).toEqual({ bags: [{ passenger: key, id: "bag-p0-d0-2x23kg-76000000" }] });
  expect(call?.headers.get("idempotency-key")).toBeTruthy();
});

it("buys the bags once, whatever becomes of answers: all attempts have one key", async () => {
  const lost = ['{"request_id":"r-1","data":{"id":', "", "<html>Sign in to the network</html>"];
  const answers: (() => unknown)[] = [
    ...lost.map((text) => () => broken(text)),
    () => broken("<html>Bad gateway</html>", 502),
    () => broken("<html>Forbidden</html>", 403),
    () => refuse({ status: 429, error_code: 100429 }),
    () => sampleBooking({ status: "ticketed" }),
  ];
  const attempts = answers.length;
  const asked = serve({ [READ]: () => bags(), [BUY]: () => answers.shift()?.() });
  const person = show(<AddBags booking={sampleBooking({ status: "ticketed" })} isOwnPrice={false} />);
  await person.click(screen.getByText("Add bags"));
  await choose(person, /^2 × 23 kg/);
  for (let made = 1; made <= attempts; made++) {
    await person.click(dialog().getByText("Add for 760,000 UZS"));
    await waitFor(() => expect(timesCalled(asked, BUY)).toBe(made));
    if (made < attempts) await waitFor(() => expect(dialog().getByText("Add for 760,000 UZS").closest("button")?.disabled).toBe(false));
  }
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const keys = asked.filter(({ call }) => call === BUY).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

it("says of whom a direction was refunded that the rest takes no bags, where the customer pays a price of the agency's own", async () => {
  const refunded_directions = [{ direction: 0, refunded_at: "2026-11-25T08:00:00Z" }];
  const passengers = [samplePassenger({ refunded_directions }), samplePassenger({ key: "p-2", first_name: "BOBUR" })];
  serve({
    [READ]: () =>
      bags({
        passengers: [
          { key: "p-1", bags: [] },
          { key: "p-2", bags: [] },
        ],
      }),
  });
  const person = show(<AddBags booking={sampleBooking({ status: "ticketed", passengers })} isOwnPrice />);
  await person.click(screen.getByText("Add bags"));
  const told = await dialog().findAllByText(/bags cannot be added to the rest/);
  expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^KARIMOV LOLA.*Part of the journey was refunded/)]);
});

it("says what an unpaid booking will cost, and keeps the choice at the new price where that has moved", async () => {
  let price = 380_000;
  const booking = sampleBooking();
  serve({
    [READ]: () => {
      const [passenger] = bags().passengers;
      const moved = (passenger?.bags ?? []).map((bag) => ({ ...bag, id: `${bag.id}${price}`, price: { ...bag.price, amount: price } }));
      return bags({ passengers: [{ key, bags: moved }] });
    },
    [BUY]: () => {
      price = 400_000;
      return refuse({ status: 422, error_code: 1030, message: "The price has risen." });
    },
  });
  const person = show(<AddBags booking={booking} isOwnPrice={false} />);
  await person.click(screen.getByText("Add bags"));
  await choose(person, /^1 × 23 kg/);
  expect(dialog().getByText(/^The booking will cost/).textContent).toContain((booking.price.amount + 380_000).toLocaleString("en"));
  await person.click(dialog().getByText("Add for 380,000 UZS"));
  expect(await dialog().findByText("The price has risen.")).toBeDefined();
  expect(await dialog().findByText("Add for 400,000 UZS")).toBeDefined();
});

it("says why there is nothing to buy", async () => {
  const directions = sampleBooking().directions.map((_, direction) => ({ direction, closed: "not_sold" as const }));
  serve({ [READ]: () => bags({ directions, passengers: [{ key, bags: [] }] }) });
  const person = show(<AddBags booking={sampleBooking({ status: "paid" })} isOwnPrice={false} />);
  await person.click(screen.getByText("Add bags"));
  expect((await dialog().findAllByText(/sell no extra bags here/)).length).toBe(directions.length);
  const confirm = dialog().getAllByRole("button").at(-1);
  expect(confirm?.hasAttribute("disabled")).toBe(true);
});
