import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPalette } from "@/components/ui/palette/use-palette-key";
import { show } from "@/tests/support/pages/show";
import { PaletteButton } from "./palette-button";

it("opens by its button, and from where a phone has its menu", async () => {
  const person = show(
    <PaletteButton>
      {(close) => (
        <button type="button" onClick={close}>
          Close the window
        </button>
      )}
    </PaletteButton>,
  );
  act(openPalette);
  await person.click(screen.getByRole("button", { name: "Close the window" }));
  expect(screen.queryByRole("button", { name: "Close the window" })).toBeNull();
  await person.click(screen.getByRole("button", { name: /^Find or do/ }));
  expect(screen.getByRole("button", { name: "Close the window" })).toBeDefined();
});
