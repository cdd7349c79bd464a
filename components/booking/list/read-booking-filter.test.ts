import { describe, expect, it } from "vitest";
import { readBookingFilter } from "./read-booking-filter";

const read = (query: string) => readBookingFilter(new URLSearchParams(query));

describe("the filter in the address of the bookings list", () => {
  it("is read back whole", () => {
    expect(read("search=KARIMOVA&status=booked&changed=open&page=3")).toEqual({
      search: "KARIMOVA",
      status: "booked",
      changed: "open",
      page: 3,
    });
  });

  it("leaves out what means nothing", () => {
    expect(read("search=%20&status=lost&changed=yes&page=-2")).toEqual({});
    expect(read("page=1")).toEqual({});
  });
});
