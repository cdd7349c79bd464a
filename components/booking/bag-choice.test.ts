import { describe, expect, it } from "vitest";
import type { AdditionalService } from "@/lib/contracts/offers";
import { sumBags } from "./bag-choice";
import { emptyFields, toBookingRequest } from "./booking-fields";

function bag(id: string, piece: number, amount: number): AdditionalService {
  const title = { uz: "Bagaj", en: "Bag", ru: "Багаж" };
  return { id, type: "baggage", title, passenger: 0, age: "adt", direction: 0, piece, weight: 23, price: { amount, currency: "USD" } };
}

const services = [bag("one", 1, 40.1), bag("two", 2, 75.2), bag("back", 1, 40.1)];

describe("extra bags of a booking", () => {
  it("cost what the chosen ones cost together, to the cent", () => {
    expect(sumBags([{ byDirection: ["two", "back"] }, { byDirection: ["", ""] }], services)).toEqual({ pieces: 3, amount: 115.3 });
  });

  it("cost nothing where none is chosen, or the chosen one is no longer on sale", () => {
    expect(sumBags([{ byDirection: ["", "gone"] }], services)).toEqual({ pieces: 0, amount: 0 });
  });

  it("are named in the booking's body passenger by passenger, and left out of it where there are none", () => {
    const fields = emptyFields(["adt", "chd"], { adt: ["A"], chd: ["A"] }, 2);
    expect(toBookingRequest(fields)).not.toHaveProperty("additional_services");
    const bags = [{ byDirection: ["", "back"] }, { byDirection: ["two", ""] }];
    expect(toBookingRequest({ ...fields, bags }).additional_services).toEqual(["back", "two"]);
  });
});
