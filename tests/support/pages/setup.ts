import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { address, router } from "./navigation";

vi.mock("next/navigation", () => import("./navigation"));

beforeAll(() => {
  // What the browser has and the test's window has not: nothing is laid out here.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { ...noMedia, media });
});

beforeEach(() => {
  Object.assign(address, { pathname: "/", query: "" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const call of Object.values(router)) call.mockReset();
});

/** No width is wide: pages are tested as on a phone. */
const noMedia = { matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
