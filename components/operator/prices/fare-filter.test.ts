import { expect, it } from "vitest";
import { readFareFilter } from "./fare-filter";

it("keeps what it understands of an address or a form, codes in capitals", () => {
  const typed = new URLSearchParams({
    carrier: " hy ",
    origin: "tas",
    destination: "Tashkent",
    brand: "Light",
    date: "tomorrow",
    page: "2",
  });
  expect(readFareFilter((name) => typed.get(name))).toEqual({ carrier: "HY", origin: "TAS", brand: "Light" });
});
