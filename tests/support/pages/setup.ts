import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { untilLoaded } from "./dynamic";
import { address, router } from "./navigation";

// For all files alike: they share their modules, so that a file's own mock would stay with whoever was loaded by it (service.ts stands in for answers).
vi.mock("next/navigation", () => import("./navigation"));
vi.mock("next/dynamic", () => import("./dynamic"));

// A busy machine takes a multiple of what a browser does.
configure({ asyncUtilTimeout: 40_000 });

beforeAll(async () => {
  await untilLoaded();
  // React then tells of changes that a test has not waited for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // What the browser has and the test's window has not: nothing is laid out here.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { ...noMedia, media });
});

beforeEach(() => {
  Object.assign(address, { pathname: "/", query: "" });
});

afterEach(() => {
  // A text whose value is missing says so in the middle of its words.
  const shown = document.body.textContent;
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const call of Object.values(router)) call.mockReset();
  expect(shown).not.toMatch(/undefined|\[object Object\]/);
});

/** No width is wide: pages are tested as on a phone. */
const noMedia = { matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
