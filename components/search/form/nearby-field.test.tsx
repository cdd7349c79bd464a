import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NearbyField } from "./nearby-field";

function Field() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <NearbyField of="From" code="TAS" chosen={chosen} onChange={setChosen} />
      <output>{chosen.join()}</output>
    </>
  );
}

it("offers the cities around a place, and counts those that are chosen", async () => {
  serve({
    "GET /api/portal/places/nearby": () => [
      { code: "NMA", city: "Namangan", km: 196 },
      { code: "SKD", city: "Samarkand", km: 260 },
    ],
  });
  const person = show(<Field />);
  await person.click(await screen.findByRole("button", { name: "From: + nearby" }));
  await person.click(await screen.findByRole("checkbox", { name: /Samarkand \(SKD\).*260 km away/ }));
  expect(screen.getByRole("status").textContent).toBe("SKD");
  expect(screen.getByRole("button", { name: "From: +1 nearby" })).toBeDefined();
});

it("is not there where no city around has flights", async () => {
  const asked = serve({ "GET /api/portal/places/nearby": () => [] });
  show(<Field />);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole("button")).toBeNull();
});
