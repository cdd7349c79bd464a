import { describe, expect, it } from "vitest";
import { pages } from "@/lib/client/calls/paths";
import { readSearch, readWorkFilter } from "./work-address";

function read(address: string) {
  const { searchParams, hash } = new URL(address, "https://parvoz.test/bookings");
  return readWorkFilter(searchParams, readSearch(hash));
}

describe("the filter in the address of the work list", () => {
  it("is read back whole", () => {
    const filter = {
      ...{ search: "Каримова A&B", status: "booked", view: "leaving", mode: "test", from: "TAS", to: "IST", carrier: "HY" },
      ...{ created_from: "2026-11-01", departure_to: "2026-12-01", sort: "departure", order: "desc" },
    } as const;
    expect(read(pages.bookings(filter))).toEqual(filter);
  });

  it("keeps what is searched from every server", () => {
    expect(pages.bookings({ search: "KARIMOVA", status: "paid" })).toBe("/bookings?status=paid#search=KARIMOVA");
  });

  it("leaves out what means nothing", () => {
    expect(read("?status=lost&view=mine&from=TASHKENT&created_from=soon#search=%20")).toEqual({});
  });
});
