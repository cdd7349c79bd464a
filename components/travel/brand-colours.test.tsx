import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrandColours } from "./brand-colours";

it("colours paper for one booking at a time: the sheet of the last one goes with it", () => {
  const sheets = () =>
    [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => [link.getAttribute("href"), link.getAttribute("media")]);
  const first = render(<BrandColours colour="#c8102e" media="print" />);
  expect(sheets()).toEqual([["/brand-styles/c8102e.css", "print"]]);
  first.unmount();
  const second = render(<BrandColours colour="#ffd400" media="print" />);
  expect(sheets()).toEqual([["/brand-styles/ffd400.css", "print"]]);
  second.unmount();
  expect(sheets()).toEqual([]);
});
