import { describe, expect, it } from "vitest";
import { type DraftWay, readDraftWay } from "./draft-way";

const draft = (change: Partial<DraftWay> = {}): DraftWay => ({
  ...{ carrier: " hy ", way: "mail", addresses: "a@hy.example\nb@hy.example", offsets: "72, 24,3", reason: "agreed" },
  ...change,
});

describe("a way as it is typed", () => {
  it("is read with its addresses, one a line, and its hours", () => {
    expect(readDraftWay(draft())).toEqual({
      request: { carrier: "HY", way: "mail", addresses: ["a@hy.example", "b@hy.example"], offsets: [72, 24, 3], reason: "agreed" },
      remarks: {},
    });
  });

  it("that is fetched has no addresses, whatever was typed before", () => {
    expect(readDraftWay(draft({ way: "fetched" })).request?.addresses).toEqual([]);
  });

  it.each([
    [{ carrier: "UZB" }, "carrier"],
    [{ addresses: "" }, "addresses"],
    [{ addresses: "a@hy.example nobody" }, "addresses"],
    [{ offsets: "" }, "offsets"],
    [{ offsets: "72, x" }, "offsets"],
    [{ offsets: "0" }, "offsets"],
    [{ offsets: "1,2,3,4,5,6,7" }, "offsets"],
    [{ reason: "no" }, "reason"],
  ])("with %o is told what is wrong", (change, field) => {
    expect(readDraftWay(draft(change))).toEqual({ request: null, remarks: { [field]: true } });
  });
});
