import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { EntryRuleRow } from "@/lib/contracts/portal/places";
import { router } from "@/tests/support/pages/navigation";
import { show } from "@/tests/support/pages/show";
import { VisasPage } from "./visas-page";

const UZ = { code: "UZ", name: "Uzbekistan" };
const KZ = { code: "KZ", name: "Kazakhstan" };

function rule(country: string, name: string): EntryRuleRow {
  const source = { source: "Ministry", source_date: "2026-02" };
  return { country, name, continent: "Asia", kind: "visa_free", days: 30, disputed_kind: null, ...source };
}
const rules = [rule("TR", "Türkiye"), rule("GE", "Georgia")];

it("says whose rules these are, and asks for no citizenship where there is one alone", () => {
  show(<VisasPage citizenship={KZ} citizenships={[KZ]} rules={rules} />);
  expect(screen.getByText("For holders of an ordinary passport. Citizenship: Kazakhstan.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Citizenship$/ })).toBeNull();
});

it("offers the citizenships that rules are on file for, and leads to those of another", async () => {
  const person = show(<VisasPage citizenship={UZ} citizenships={[KZ, UZ]} rules={rules} />);
  expect(screen.getByText("For holders of an ordinary passport of Uzbekistan.")).toBeDefined();
  await person.type(screen.getByRole("searchbox"), "turkey");
  expect(screen.getByText("1 country")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Uzbekistan Citizenship" }));
  await person.click(await screen.findByRole("option", { name: "Kazakhstan" }));
  expect(router.replace).toHaveBeenCalledWith("/visas?citizenship=KZ", { scroll: false });
});

it("says so where there are no rules", () => {
  show(<VisasPage citizenship={null} citizenships={[]} rules={[]} />);
  expect(screen.getByText("No entry rules have been loaded")).toBeDefined();
});
