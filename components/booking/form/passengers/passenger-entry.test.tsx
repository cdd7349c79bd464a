import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import type { EntryCountry } from "@/lib/contracts/interface/entry";
import { sampleDirection } from "@/tests/support/pages/samples";
import { serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import type { BookingFields } from "../booking-fields";
import { PassengerEntry } from "./passenger-entry";

const ASK = "POST /api/portal/entry-requirements";

const EMIRATES: EntryCountry = {
  ...{ country: "AE", name: "United Arab Emirates", purpose: "destination", enters: true, reasons: [] },
  ...{ kind: "visa_free", days: 30, disputed_kind: null, source: "Published entry rules", source_date: "2026-02", stay_days: 45 },
  passport: { valid_until: "2027-06-10", months: 6, from: "arrival", source: null, source_date: null },
};

function Form({ citizenship, expires }: { citizenship: string; expires: string }) {
  const form = useForm<BookingFields>({ defaultValues: { passengers: [{ citizenship, doc_expire: expires }] } });
  return (
    <FormProvider {...form}>
      <PassengerEntry index={0} directions={[sampleDirection("TAS-DXB", "2026-12-10")]} />
    </FormProvider>
  );
}

const answer = () => [{ citizenship: "KZ", name: "Kazakhstan", countries: [EMIRATES] }];

it("warns where the passport expires too soon, with what to do, and names the visa rule, its date and a stay that is too long", async () => {
  const asked = serve({ [ASK]: answer });
  show(<Form citizenship="KZ" expires="2027-06-09" />);
  expect(await screen.findByText("The document expires too soon for: United Arab Emirates")).toBeDefined();
  expect(screen.getByText(/Renew it before the journey/)).toBeDefined();
  expect(screen.getByText("United Arab Emirates – visa-free")).toBeDefined();
  expect(screen.getByText(/The journey stays 45 days, longer than the 30 allowed/)).toBeDefined();
  expect(screen.getByText("Published entry rules, February 2026")).toBeDefined();
  expect(asked[0]?.body).toEqual({
    citizenships: ["KZ"],
    directions: [
      [
        {
          ...{ departure_airport: "TAS", departure_date: "2026-12-10" },
          ...{ arrival_airport: "DXB", arrival_date: "2026-12-10", self_transfer: false },
        },
      ],
    ],
  });
});

it("does not warn where the passport is valid long enough", async () => {
  serve({ [ASK]: answer });
  show(<Form citizenship="KZ" expires="2027-06-10" />);
  expect(await screen.findByText("United Arab Emirates – visa-free")).toBeDefined();
  expect(screen.queryByText(/expires too soon/)).toBeNull();
});

it("leaves a passport that does not last to the last flight to its own field: it cannot be booked with", async () => {
  serve({ [ASK]: answer });
  show(<Form citizenship="KZ" expires="2026-12-09" />);
  expect(await screen.findByText("United Arab Emirates – visa-free")).toBeDefined();
  expect(screen.queryByText(/expires too soon/)).toBeNull();
});

it("asks nothing for a journey inside one's own country", () => {
  const asked = serve({ [ASK]: answer });
  show(<Form citizenship="UZ" expires="2027-06-10" />);
  expect(timesCalled(asked, ASK)).toBe(0);
});
