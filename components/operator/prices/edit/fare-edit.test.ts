import { describe, expect, it } from "vitest";
import { NOTHING_TYPED, readEdit, type TypedEdit } from "./fare-edit";

const typed = (differences: Partial<TypedEdit>): TypedEdit => ({ ...NOTHING_TYPED, ...differences });
const HY = { carrier: "HY" };

describe("an edit as it is typed", () => {
  it("is for the ticked fares, or for all of the filter", () => {
    const percent = typed({ kind: "percent", percent: "-2,5" });
    expect(readEdit(percent, { ...HY, cursor: "x" })).toEqual({ body: { edit: "percent", choice: { filter: HY }, percent: -2.5 } });
    const ticked = typed({ kind: "percent", percent: "3", chosen: new Set(["7"]) });
    expect(readEdit(ticked, HY)).toEqual({ body: { edit: "percent", choice: { ids: ["7"] }, percent: 3 } });
    expect(readEdit(percent, {}).problems).toEqual({ choice: true });
  });

  it("copies a season of every year, or fares of all year, and says which days are none", () => {
    const copy = typed({ kind: "copy_season", fromStart: "1.6", fromEnd: "31.08", toStart: "01.09", toEnd: "25/10" });
    expect(readEdit(copy, HY).body).toEqual({
      ...{ edit: "copy_season", choice: { filter: HY }, percent: 0 },
      ...{ from: { from: "06-01", to: "08-31" }, to: { from: "09-01", to: "10-25" } },
    });
    const dated = readEdit({ ...copy, toStart: "01.09.2027", toEnd: "25.10.2027" }, HY).body;
    expect(dated).toMatchObject({ to: { from: "2027-09-01", to: "2027-10-25" } });
    expect(readEdit({ ...copy, toStart: "01.09.2027" }, HY).problems).toEqual({ to: true });
    expect(readEdit({ ...copy, fromStart: "", fromEnd: "" }, HY).body).toMatchObject({ from: null });
    expect(readEdit({ ...copy, fromEnd: "", toEnd: "31.09" }, HY).problems).toEqual({ from: true, to: true });
  });

  it("takes amounts in the writing of people, and none of nothing", () => {
    expect(readEdit(typed({ amounts: new Map([["4", "1 250 000,50"]]) }), {}).body).toEqual({
      edit: "amounts",
      amounts: [{ id: "4", amount: 1_250_000.5 }],
    });
    for (const text of ["0", "", "cheap"])
      expect(readEdit(typed({ amounts: new Map([["4", text]]) }), {}).problems).toEqual({ amounts: true });
  });
});
