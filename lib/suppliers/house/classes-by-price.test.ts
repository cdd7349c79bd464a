import { expect, it } from "vitest";
import { FareColumnsBuilder } from "@/lib/domain/pricing/fare-columns";
import { makeFare } from "@/lib/domain/pricing/testing/make-fare";
import { classesByPrice } from "./classes-by-price";

it("orders a carrier's classes by what they cost of the dearest fare of each market", () => {
  const builder = new FareColumnsBuilder();
  const add = (carrier: string, destination: string, bookingClass: string, amountMinor: number, currency: "USD" | "UZS" = "USD") =>
    builder.add(makeFare({ carrier, destination, bookingClass, amountMinor, currency }));
  // Only the long route has B: what it costs there says nothing of it against Y.
  for (const [bookingClass, amount] of [
    ["Y", 100],
    ["M", 80],
    ["T", 30],
    ["M", 60],
  ] as const)
    add("HY", "SKD", bookingClass, amount);
  for (const [bookingClass, amount] of [
    ["Y", 900],
    ["B", 810],
    ["T", 400],
  ] as const)
    add("HY", "LHR", bookingClass, amount);
  add("HY", "LHR", "K", 5_000_000, "UZS");
  add("TK", "IST", "X", 1);
  const fares = builder.finish();
  // K is the dearest of its currency, as Y of its own: the customary order decides.
  expect(classesByPrice(fares, "HY")).toBe("YKBMT");
  expect(classesByPrice(fares, "TK")).toBe("X");
  expect(classesByPrice(fares, "QX")).toBe("");
});
