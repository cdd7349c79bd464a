import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TripPassenger } from "@/lib/contracts/trip/trip";
import { sampleDirection } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { Passengers } from "./passengers";

const directions = ["TAS-IST", "IST-TAS"].map((route) => ({ ...sampleDirection(route, "2026-12-10"), segments: [], refunded: false }));

function passenger(first_name: string, refunded_directions: number[]): TripPassenger {
  return { first_name, last_name: "KARIMOV", age: "adt", tickets: [], refunded_directions, extra_bags: [], receipts: null };
}

it.each([
  ["en", "Refunded: Istanbul → Tashkent", "Flies only Tashkent → Istanbul", "Refunded: all flights"],
  ["ru", "Оформлен возврат: Istanbul → Tashkent", "Летит только Tashkent → Istanbul", "Оформлен возврат: все рейсы"],
  [
    "uz",
    "Bekor qilingan, puli qaytariladi: Istanbul → Tashkent",
    "Faqat Tashkent → Istanbul reysida uchadi",
    "Bekor qilingan, puli qaytariladi: barcha reyslar",
  ],
] as const)("says in %s of each what was refunded and what is still flown", (locale, refunded, flown, all) => {
  const passengers = [passenger("AZIZ", []), passenger("TIMUR", [1])];
  show(
    <Passengers status="ticketed" {...{ passengers, directions, refunded_passengers: [{ first_name: "LOLA", last_name: "KARIMOVA" }] }} />,
    locale,
  );
  const [aziz, timur, lola] = screen.getAllByRole("listitem").map((row) => within(row));
  expect(aziz?.queryByText(/→/)).toBeNull();
  expect(timur?.getByText(refunded)).toBeDefined();
  expect(timur?.getByText(flown)).toBeDefined();
  expect([lola?.getByText("KARIMOVA LOLA"), lola?.getByText(all)]).toHaveLength(2);
});

it("says of nobody that they fly what was refunded to all afterwards", () => {
  const gone = directions.map((direction) => ({ ...direction, refunded: true }));
  show(<Passengers status="refunded" passengers={[passenger("TIMUR", [1])]} directions={gone} refunded_passengers={[]} />);
  expect(screen.getByText("Refunded: Istanbul → Tashkent")).toBeDefined();
  expect(screen.queryByText(/Flies only/)).toBeNull();
});
