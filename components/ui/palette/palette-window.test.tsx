import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Tickets } from "lucide-react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { show } from "@/tests/support/pages/show";
import { PaletteWindow } from "./palette-window";

const took = vi.fn();
const close = vi.fn();
const optionOf = (text: string) => ({ id: text, text, icon: Tickets, run: () => took(text) });

/** Suggestions are what is typed, with a letter behind it. @param late nothing is known before it is called */
function Palette({ late = false }: { late?: boolean }) {
  const [text, setText] = useState("");
  const [isLooking, setLooking] = useState(late);
  const options = isLooking ? [] : ["a", "b"].map((letter) => optionOf(`${text}${letter}`));
  return (
    <>
      <PaletteWindow
        title="Find or do"
        label="Anything"
        placeholder=""
        text={text}
        onTextChange={setText}
        groups={[
          { id: "first", label: "First", options: options.slice(0, 1) },
          { id: "second", label: "Second", options: options.slice(1) },
          { id: "third", label: "Third", options: [] },
        ]}
        isLooking={isLooking}
        status={`${options.length} suggestions`}
        onClose={close}
      />
      <button type="button" onClick={() => setLooking(false)}>
        Answer
      </button>
    </>
  );
}

it("marks the first suggestion, goes round by the arrows and takes the marked one with Enter", async () => {
  const person = show(<Palette />);
  const field = await screen.findByRole("combobox", { name: "Anything" });
  expect(document.activeElement).toBe(field);
  await person.type(field, "x");
  const marked = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
  expect(marked()).toBe("xa");
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
  await person.keyboard("{ArrowDown}");
  expect(marked()).toBe("xb");
  await person.keyboard("{ArrowDown}");
  expect(marked()).toBe("xa");
  await person.keyboard("{ArrowUp}{Enter}");
  expect(took.mock.calls).toEqual([["xb"]]);
  expect(close).toHaveBeenCalledOnce();
});

it("takes with an early Enter what comes first once it is found", async () => {
  took.mockClear();
  const person = show(<Palette late />);
  await person.type(await screen.findByRole("combobox", { name: "Anything" }), "P7{Enter}");
  expect(took).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Answer"));
  await waitFor(() => expect(took.mock.calls).toEqual([["P7a"]]));
});
