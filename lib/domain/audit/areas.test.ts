import { expect, test } from "vitest";
import { LOGGED_ACTIONS } from "./actions";
import { AUDIT_AREAS, actionsOfArea } from "./areas";

test("everything that the log lists is found by one area", () => {
  expect(AUDIT_AREAS.flatMap(actionsOfArea).toSorted()).toEqual(LOGGED_ACTIONS.toSorted());
});

test("an action is found where somebody would look for it", () => {
  expect(actionsOfArea("money")).toEqual(expect.arrayContaining(["deposit_paid_in", "deposit_reversed", "currency_granted"]));
  expect(actionsOfArea("people")).toEqual(expect.arrayContaining(["signed_in", "user_suspended", "personal_data_erased"]));
  expect(actionsOfArea("refunds")).toEqual(expect.arrayContaining(["refund_message_written", "settle_refund", "void"]));
  expect(actionsOfArea("flights").length).toBeGreaterThan(0);
  expect(actionsOfArea("house")).toContain("demonstration_ended");
});
