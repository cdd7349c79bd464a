import { describe, expect, it } from "vitest";
import type { AdditionalService } from "@/lib/contracts/interface/offers";
import { emptyFields } from "./booking-fields";
import { listProblems, refusalOf, splitErrors } from "./server-errors";

const couple = emptyFields(["adt", "adt"], { adt: ["A"] }, 2);

function bagFor(passenger: number): AdditionalService {
  const title = { uz: "Bagaj", en: "Bag", ru: "Багаж" };
  const price = { amount: 40, currency: "USD" as const };
  return { id: `bag-${passenger}`, type: "baggage", title, passenger, age: "adt", direction: 1, piece: 1, weight: 23, price };
}

describe("the server's field errors", () => {
  it("go back onto the form's fields, in the form's order", () => {
    const { fields, others } = splitErrors(
      {
        payer_email: ["No such address."],
        "passengers.1.birthdate": ["Too old."],
        "passengers.0.first_name": ["Latin only.", "Too long."],
      },
      couple,
    );
    expect(fields).toEqual([
      { path: "passengers.0.first_name", passenger: 0, field: "first_name", message: "Latin only. Too long." },
      { path: "passengers.1.birthdate", passenger: 1, field: "birthdate", message: "Too old." },
      { path: "payer_email", passenger: null, field: "payer_email", message: "No such address." },
    ]);
    expect(others).toEqual([]);
  });

  it("about the second extra bag go to the passenger and direction that it was chosen for", () => {
    const bags = [{ byDirection: ["", "1x23"] }, { byDirection: ["", "1x23"] }];
    const { fields } = splitErrors({ "additional_services.1": ["Not on sale."] }, { ...couple, bags }, [bagFor(0), bagFor(1)]);
    expect(fields).toEqual([{ path: "bags.1.byDirection.1", passenger: 1, field: "bags", message: "Not on sale." }]);
  });

  it("are told beside the form where it has no such field", () => {
    const { fields, others } = splitErrors(
      { passengers: ["Two were searched."], "passengers.7.tel": ["Wrong."], order_note: ["Unknown."] },
      couple,
    );
    expect(fields).toEqual([]);
    expect(others).toEqual(["Two were searched.", "Wrong.", "Unknown."]);
  });
});

describe("the form's own errors", () => {
  it("name a bag on every direction of a journey to several cities", () => {
    const wrong = { type: "server", message: "Not on sale." };
    const byDirection = [undefined, undefined, wrong, undefined, undefined, wrong];
    expect(listProblems({ bags: [{}, { byDirection }] }, 2)).toEqual(
      [2, 5].map((direction) => ({ path: `bags.1.byDirection.${direction}`, passenger: 1, field: "bags", message: "Not on sale." })),
    );
  });
});

describe("a refused booking", () => {
  it.each([1030, 1031, 100500])("with code %i asks for the new price", (code) => {
    expect(refusalOf({ status: 422, code, data: {} })).toEqual({ kind: "price" });
  });

  it("leads to the booking that it would repeat", () => {
    const data = { existing_booking_id: "b-1" };
    expect(refusalOf({ status: 422, code: 5231, data })).toEqual({ kind: "duplicate", paid: false, bookingId: "b-1" });
    expect(refusalOf({ status: 422, code: 5232, data: {} })).toEqual({ kind: "duplicate", paid: true, bookingId: null });
  });

  it("tells sold-out seats and a cancelled flight from an offer that has expired", () => {
    expect(refusalOf({ status: 404, code: 100405, data: {} })).toEqual({ kind: "gone", reason: "soldOut" });
    expect(refusalOf({ status: 404, code: 100404, data: {} })).toEqual({ kind: "gone", reason: "expired" });
    expect(refusalOf({ status: 404, code: 100452, data: {} })).toEqual({ kind: "gone", reason: "cancelled" });
  });

  it("is otherwise told in the server's words", () => {
    expect(refusalOf({ status: 422, code: 8, data: {} })).toEqual({ kind: "other" });
  });
});
