import { expect, it } from "vitest";
import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import { type Place, seatMembers } from "./seat-members";

const LAST_FLIGHT = "2026-12-20";

function member(id: string, birthdate: string): SavedPassenger {
  return {
    ...{ id, last_name: "KARIMOV", first_name: id, middle_name: "", birthdate, gender: "M", citizenship: "UZ" },
    ...{ doc_type: "A", doc_number: `AA${id}`, doc_expire: "2031-01-01", tel: "" },
  };
}

const empty = (age: AgeGroup): Place => ({ age, number: "", isEmpty: true });
const father = member("1111111", "1988-01-01");
const mother = member("2222222", "1990-01-01");
const child = member("3333333", "2014-12-21");
const baby = member("4444444", "2025-06-01");

const placesOf = (...asked: Parameters<typeof seatMembers>) => {
  const { seats, left } = seatMembers(...asked);
  return { seats: seats.map(({ index, member: { id } }) => [index, id]), left: left.map(({ id }) => id) };
};

it("a family finds its places by the ages on the day of the last flight", () => {
  const places = [empty("adt"), empty("adt"), empty("chd"), empty("ins")];
  expect(placesOf([baby, child, mother, father], places, LAST_FLIGHT)).toEqual({
    seats: [
      [3, baby.id],
      [2, child.id],
      [0, mother.id],
      [1, father.id],
    ],
    left: [],
  });
  // A day later the child is twelve.
  expect(placesOf([child], [empty("chd")], "2026-12-21")).toEqual({ seats: [], left: [child.id] });
});

it("nobody who was typed in is pushed out, and whoever stands there already stays there", () => {
  const typed: Place = { age: "adt", number: "AB0000001", isEmpty: false };
  const there: Place = { age: "adt", number: mother.doc_number, isEmpty: false };
  expect(placesOf([father, mother], [typed, there], LAST_FLIGHT)).toEqual({ seats: [[1, mother.id]], left: [father.id] });
});
