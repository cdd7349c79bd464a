import { act, cleanup, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SeenLater } from "./seen-later";

const SERVED = '<div class="max-md:hidden"><p>a form</p></div>';
const ran = vi.fn();
let page: HTMLElement;
let root: Root;

beforeEach(() => {
  page = document.createElement("div");
  page.innerHTML = SERVED;
  document.body.append(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  cleanup();
  ran.mockReset();
});

function Form() {
  ran();
  return <p>a form</p>;
}

const part = (isAsked: boolean) => (
  <SeenLater isAsked={isAsked} from="md" className="max-md:hidden">
    <Form />
  </SeenLater>
);

/** Takes over what was served, as a browser does; what does not fit together fails the test. */
function takeOver() {
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  act(() => {
    root = hydrateRoot(page, part(false), { onRecoverableError });
  });
}

it("leaves what a telephone does not show as it was served, and draws it once it is asked for", () => {
  takeOver();
  expect(page.innerHTML).toBe(SERVED);
  expect(ran).not.toHaveBeenCalled();
  act(() => root.render(part(true)));
  expect(screen.getAllByText("a form")).toHaveLength(1);
  expect(ran).toHaveBeenCalled();
  act(() => root.render(part(false)));
  expect(screen.getAllByText("a form")).toHaveLength(1);
});

it("takes over what a wide window shows, element by element", () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
  const served = page.querySelector("p");
  takeOver();
  window.matchMedia = matchMedia;
  expect(ran).toHaveBeenCalled();
  expect(page.querySelector("p")).toBe(served);
});
