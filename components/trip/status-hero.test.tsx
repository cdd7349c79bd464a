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
  refunded: null,
  given_back: false,
  expire: null,
  price: { amount: 1_000_000, currency: "UZS" },
  passengers: [],
  information_for_clients: [],
  personal_data_erased: false,
} as const;

it("names every city of a journey to several", () => {
  const directions = ["TAS-IST", "IST-LHR", "LHR-TAS"].map((route) => ({ ...sampleDirection(route, "2026-12-10"), segments: [] }));
  show(
    <StatusHero
      trip={{ ...trip, passengers: [], information_for_clients: [], entry_rules: [], schedule_changes: [], directions }}
      firstNow={0}
    />,
  );
  expect(screen.getByText("Tashkent → Istanbul → London → Tashkent")).toBeDefined();
});
