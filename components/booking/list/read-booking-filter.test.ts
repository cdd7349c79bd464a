import { describe, expect, it } from "vitest";
import { readBookingFilter } from "./read-booking-filter";

const read = (query: string) => readBookingFilter(new URLSearchParams(query));

describe("the filter in the address of the bookings list", () => {
  it("is read back whole", () => {
    expect(read("search=KARIMOVA&status=booked&page=3")).toEqual({ search: "KARIMOVA", status: "booked", page: 3 });
  });

  it("leaves out what means nothing", () => {
    expect(read("search=%20&status=lost&page=-2")).toEqual({});
    expect(read("page=1")).toEqual({});
  });
});
