import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleDirection } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { StatusHero } from "./status-hero";

const trip = {
  booking_number: "P7K3M9",
  status: "ticketed",
  agency: "Sayohat",
  contacts: { tel: "", email: "", address: "", telegram: "" },
  has_logo: false,
  colour: "",
  refunded: null,
  given_back: false,
  change_back: null,
  expire: null,
  price: { amount: 1_000_000, currency: "UZS" },
  passengers: [],
  information_for_clients: [],
  personal_data_erased: false,
} as const;

function heroOf(routes: readonly string[], refunded: (index: number) => boolean): void {
  const directions = routes.map((route, index) => ({ ...sampleDirection(route, "2026-12-10"), segments: [], refunded: refunded(index) }));
  show(
    <StatusHero
      trip={{
        ...trip,
        passengers: [],
        refunded_passengers: [],
        information_for_clients: [],
        entry_rules: [],
        schedule_changes: [],
        directions,
      }}
      firstNow={0}
    />,
  );
}

it("names every city of a journey to several", () => {
  heroOf(["TAS-IST", "IST-LHR", "LHR-TAS"], () => false);
  expect(screen.getByText("Tashkent → Istanbul → London → Tashkent")).toBeDefined();
});

it("names the way that is left once nobody flies the other, and the whole journey once nobody flies at all", () => {
  heroOf(["TAS-IST", "IST-TAS"], (index) => index === 1);
  expect(screen.getByText("Tashkent → Istanbul")).toBeDefined();
  heroOf(["TAS-IST", "IST-TAS"], () => true);
  expect(screen.getByText("Tashkent ⇄ Istanbul")).toBeDefined();
});
