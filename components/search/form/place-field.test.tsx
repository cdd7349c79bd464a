import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { PlaceOption } from "@/lib/contracts/portal/places";
import { held, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { PlaceField } from "./place-field";

const chosen = vi.fn();

function Field({ start }: { start: string }) {
  const [code, setCode] = useState(start);
  const choose = (next: string) => {
    chosen(next);
    setCode(next);
  };
  return (
    <>
      <PlaceField label="From" value={code} onChange={choose} />
      <button type="button">elsewhere</button>
    </>
  );
}

const place = (code: string, city: string): PlaceOption => ({ code, kind: "city", name: city, city, country: "Uzbekistan" });
const PLACES = [place("TAS", "Tashkent"), place("TMJ", "Termez"), place("SKD", "Samarkand")];

const NOTHING = "No such place. Try a city, an airport or its code.";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "From" });
const option = (name: RegExp) => screen.findByRole("option", { name });

beforeEach(() => {
  chosen.mockReset();
  serve({
    "GET /api/portal/places": ({ query }) => {
      const typed = query.get("q")?.toLowerCase() ?? "";
      return PLACES.filter(({ code, city }) => code.toLowerCase() === typed || city.toLowerCase().startsWith(typed));
    },
  });
});

it("takes a suggestion by the pointer", async () => {
  const person = show(<Field start="" />);
  await person.type(field(), "sam");
  await person.click(await option(/Samarkand/));
  expect(chosen).toHaveBeenCalledExactlyOnceWith("SKD");
  await waitFor(() => expect(field().value).toBe("Samarkand (SKD)"));
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("takes the marked suggestion by keyboard", async () => {
  const person = show(<Field start="" />);
  await person.type(field(), "t");
  await option(/Termez/);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith("TMJ");
});

it("takes the first suggestion with Enter alone, and with leaving", async () => {
  const person = show(<Field start="" />);
  await person.type(field(), "ter");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await person.keyboard("{Enter}");
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith("TMJ"));
  await person.clear(field());
  await person.keyboard("sam");
  await person.tab();
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith("SKD"));
});

it("waits for the answer to what was typed, however quickly the field is left", async () => {
  const { answer, give } = held<PlaceOption[]>();
  serve({ "GET /api/portal/places": ({ query }) => (query.get("q") === "sam" ? answer() : PLACES) });
  const person = show(<Field start="" />);
  await person.click(field());
  await option(/Tashkent/);
  await person.keyboard("sam");
  await person.tab();
  expect(chosen).not.toHaveBeenCalled();
  give([place("SKD", "Samarkand")]);
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith("SKD"));
});

it("keeps what is being typed while the suggestions come and go", async () => {
  const person = show(<Field start="TAS" />);
  await waitFor(() => expect(field().value).toBe("Tashkent (TAS)"));
  await person.clear(field());
  await person.keyboard("samx");
  await screen.findByText(NOTHING);
  expect(field().value).toBe("samx");
  expect(chosen).not.toHaveBeenCalled();
});

it("shows its choice again where nothing was found for what was typed", async () => {
  const person = show(<Field start="TAS" />);
  await waitFor(() => expect(field().value).toBe("Tashkent (TAS)"));
  await person.clear(field());
  await person.keyboard("xyz");
  await screen.findByText(NOTHING);
  await person.click(screen.getByText("elsewhere"));
  await waitFor(() => expect(field().value).toBe("Tashkent (TAS)"));
  expect(chosen).not.toHaveBeenCalled();
});
