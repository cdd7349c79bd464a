import { describe, expect, it } from "vitest";
import type { AdditionalService } from "@/lib/contracts/interface/offers";
import { emptyFields, toBookingRequest } from "../booking-fields";
import { sumBags } from "./bag-choice";

function bag(passenger: number, direction: number, piece: number, amount: number): AdditionalService {
  const id = `${passenger}-${direction}-${piece}-${amount}`;
  const title = { uz: "Bagaj", en: "Bag", ru: "Багаж" };
  return { id, type: "baggage", title, passenger, age: "adt", direction, piece, weight: 23, price: { amount, currency: "USD" } };
}

const services = [bag(0, 0, 1, 40.1), bag(0, 0, 2, 75.2), bag(0, 1, 1, 40.1), bag(1, 0, 2, 75.2)];

describe("extra bags of a booking", () => {
  it("cost what the chosen ones cost together, to the cent", () => {
    expect(sumBags([{ byDirection: ["2x23", "1x23"] }, { byDirection: ["", ""] }], services)).toEqual({ pieces: 3, amount: 115.3 });
  });

  it("stay chosen when their price moves, and with it their id", () => {
    expect(sumBags([{ byDirection: ["1x23", ""] }], [bag(0, 0, 1, 44)])).toEqual({ pieces: 1, amount: 44 });
  });

  it("cost nothing where the chosen ones are no longer on sale", () => {
    expect(sumBags([{ byDirection: ["", "2x23"] }], services)).toEqual({ pieces: 0, amount: 0 });
  });

  it("are named in the booking's body passenger by passenger, and left out of it where there are none", () => {
    const fields = emptyFields(["adt", "chd"], { adt: ["A"], chd: ["A"] }, 2);
    expect(toBookingRequest(fields, { onSale: services })).not.toHaveProperty("additional_services");
    const bags = [{ byDirection: ["", "1x23"] }, { byDirection: ["2x23", ""] }];
    expect(toBookingRequest({ ...fields, bags }, { onSale: services }).additional_services).toEqual(["0-1-1-40.1", "1-0-2-75.2"]);
  });
});
