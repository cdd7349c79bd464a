import { bookingBags } from "@/lib/contracts/interface/booking-bags";
import { booking } from "@/lib/contracts/interface/bookings";
import {
  callbackDeliveryDetail,
  callbackEndpointList,
  callbackEndpointSecret,
  deletedCallbackEndpoint,
} from "@/lib/contracts/interface/callbacks";
import type { OPERATIONS, OperationName } from "@/lib/contracts/interface/operations";
import type { TestModeCaller } from "../clients/test-mode-caller";

/** Nothing listens there, and no event of that type occurs: it gets what it is sent on purpose, and refuses that. */
const WEBHOOK = { url: "http://127.0.0.1:9/both-tiers", event_types: ["account.balance_low"] };

/** With what a call succeeds: the ids of its path by their names, and its body. */
interface Success {
  ids?: Readonly<Record<string, string>>;
  body?: unknown;
}

type Reading = { [Name in OperationName]: (typeof OPERATIONS)[Name]["method"] extends "GET" ? Name : never }[OperationName];
/** Operations that change something, but those that a journey compares by itself. */
export type Writing = Exclude<OperationName, Reading | "mint_token" | "create_booking">;

const PAID = ["booking.paid"] as const;
const CHANGED = ["booking.paid", "booking.ticketed", "booking.schedule_changed"] as const;

async function changed(caller: TestModeCaller) {
  const { id, schedule_changes } = await caller.bookAnd(CHANGED);
  const [change] = schedule_changes;
  const ids = { id, changeId: change?.id ?? "" };
  return { ids, alternative: change?.options.alternatives[0]?.id };
}

async function webhook(caller: TestModeCaller): Promise<{ id: string }> {
  const { endpoint } = await caller.post("/webhooks", WEBHOOK, callbackEndpointSecret);
  return { id: endpoint.id };
}

/** Makes anew, for each call, what it is about. */
export const WRITINGS: Readonly<Record<Writing, (caller: TestModeCaller) => Promise<Success>>> = {
  pay_booking: async (caller) => ({ ids: { id: await caller.book() } }),
  cancel_unpaid: async (caller) => ({ ids: { id: await caller.book() } }),
  void_booking: async (caller) => ({ ids: { id: (await caller.bookAnd(PAID)).id } }),
  auto_cancel: async (caller) => ({ ids: { id: (await caller.ticketed()).id } }),
  request_manual_refund: async (caller) => ({ ids: { id: (await caller.ticketed()).id } }),
  refund_passengers: async (caller) => {
    const { id, passengers } = await caller.ticketed(2);
    return { ids: { id }, body: { passengers: [passengers[1]?.key] } };
  },
  accept_schedule_change: async (caller) => ({ ids: (await changed(caller)).ids }),
  choose_schedule_alternative: async (caller) => {
    const { ids, alternative } = await changed(caller);
    return { ids, body: { alternative } };
  },
  refund_schedule_change: async (caller) => ({ ids: (await changed(caller)).ids }),
  change_booking: async (caller) => ({ ids: { id: await caller.book() }, body: { reference: "BOTH-TIERS", metadata: { desk: "1" } } }),
  extend_hold: async (caller) => {
    const id = await caller.book();
    await caller.post(`/sandbox/booking/${id}/time`, { hold_expires_in: 600 }, booking);
    return { ids: { id } };
  },
  cancel_passengers: async (caller) => {
    const { id, passengers } = await caller.bookAnd([], 2);
    return { ids: { id }, body: { passengers: [passengers[1]?.key] } };
  },
  add_bags: async (caller) => {
    const { id } = await caller.bookAnd([]);
    const { passengers } = await caller.data({ method: "GET", path: `/api/v1/booking/${id}/bags` }, bookingBags);
    const [buyer] = passengers;
    return { ids: { id }, body: { bags: [{ passenger: buyer?.key, id: buyer?.bags[0]?.id }] } };
  },
  change_passenger: async (caller) => {
    const { id, passengers } = await caller.bookAnd([]);
    return { ids: { id, passengerId: passengers[0]?.key ?? "" }, body: { tel: "+998907654321" } };
  },
  set_low_balance: async () => ({ body: { amount: 1 } }),
  create_webhook: async () => ({ body: WEBHOOK }),
  change_webhook: async (caller) => ({ ids: await webhook(caller), body: { enabled: false } }),
  delete_webhook: async (caller) => ({ ids: await webhook(caller) }),
  rotate_webhook: async (caller) => ({ ids: await webhook(caller) }),
  test_webhook: async (caller) => ({ ids: await webhook(caller) }),
  replay_webhook_delivery: async (caller) => {
    const { id } = await webhook(caller);
    const delivery = await caller.post(`/webhooks/${id}/test`, {}, callbackDeliveryDetail);
    return { ids: { id, deliveryId: delivery.id } };
  },
  sandbox_trigger_event: async (caller) => ({ ids: { id: await caller.book() }, body: { type: "booking.paid" } }),
  sandbox_move_time: async (caller) => ({ ids: { id: await caller.book() }, body: { hold_expires_in: 600 } }),
  sandbox_refill_deposit: async () => ({ body: { amount: 1 } }),
};

/** A webhook with one message that was sent to it. @returns its id */
export async function testedWebhook(caller: TestModeCaller): Promise<string> {
  const { id } = await webhook(caller);
  await caller.post(`/webhooks/${id}/test`, {}, callbackDeliveryDetail);
  return id;
}

/** Takes away the webhooks that were made here: a partner may have a few alone. */
export async function deleteWebhooks(caller: TestModeCaller): Promise<void> {
  const { endpoints } = await caller.data({ method: "GET", path: "/api/v1/webhooks" }, callbackEndpointList);
  for (const { id } of endpoints.filter(({ url }) => url === WEBHOOK.url))
    await caller.data({ method: "DELETE", path: `/api/v1/webhooks/${id}` }, deletedCallbackEndpoint);
}
