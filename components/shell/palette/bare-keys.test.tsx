import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBareKeys } from "@/lib/client/use-bare-keys";

function Page({ slash, next }: { slash: () => void; next: () => void }) {
  useBareKeys({ "/": slash, j: next });
  return <input aria-label="field" />;
}

it("hears keys by their place where a Cyrillic alphabet is turned on, and a full stop only there", () => {
  const [slash, next] = [vi.fn(), vi.fn()];
  render(<Page slash={slash} next={next} />);
  fireEvent.keyDown(document.body, { key: ".", code: "Slash" });
  fireEvent.keyDown(document.body, { key: "о", code: "KeyJ" });
  fireEvent.keyDown(document.body, { key: ".", code: "Period" });
  expect([slash, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
