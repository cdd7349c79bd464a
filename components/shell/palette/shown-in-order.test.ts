import { Tickets } from "lucide-react";
import { expect, it } from "vitest";
import { shownInOrder } from "./shown-in-order";

const answerOf = (id: string, isLooking = false) => ({
  options: isLooking ? [] : [{ id, text: id, icon: Tickets, run: () => undefined }],
  isLooking,
});
const shown = (...answers: ReturnType<typeof answerOf>[]) => shownInOrder(answers).map((options) => options.map(({ id }) => id));

it("shows the people that a surname finds once its bookings are there, so that Enter opens the same whichever comes first", () => {
  expect(shown(answerOf("booking", true), answerOf("person"))).toEqual([[], []]);
  expect(shown(answerOf("booking"), answerOf("person", true))).toEqual([["booking"], []]);
  expect(shown(answerOf("booking"), answerOf("person"))).toEqual([["booking"], ["person"]]);
});

it("shows people where no booking is found, or none could be asked for", () => {
  expect(shown({ options: [], isLooking: false }, answerOf("person"))).toEqual([[], ["person"]]);
});
