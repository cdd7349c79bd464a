import { describe, expect, it } from "vitest";
import { pages } from "@/lib/client/paths";
import { readBookingFilter, readSearch } from "./read-booking-filter";

function read(address: string) {
  const { searchParams, hash } = new URL(address, "https://parvoz.test/bookings");
  return readBookingFilter(searchParams, readSearch(hash));
}

describe("the filter in the address of the bookings list", () => {
  it("is read back whole", () => {
    const filter = { search: "Каримова A&B", status: "booked", changed: "open", page: 3 } as const;
    expect(read(pages.bookings(filter))).toEqual(filter);
  });

  it("keeps what is searched from every server", () => {
    expect(pages.bookings({ search: "KARIMOVA", status: "paid" })).toBe("/bookings?status=paid#search=KARIMOVA");
  });

  it("leaves out what means nothing", () => {
    expect(read("?status=lost&changed=yes&page=-2#search=%20")).toEqual({});
    expect(read("?page=1")).toEqual({});
  });
});
