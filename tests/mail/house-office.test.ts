import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as TRY_DELIVERY } from "@/app/api/operator/house/deliveries/[id]/route";
import { POST as SEND_MAIL } from "@/app/api/operator/house/mails/[id]/route";
import { POST as NOTE_RESTORE } from "@/app/api/operator/house/restores/route";
import { GET } from "@/app/api/operator/house/route";
import { POST as TEST_MAIL } from "@/app/api/operator/house/test-mail/route";
import { GET as READ_STUCK } from "@/app/api/operator/stuck/route";
import { type HousePage, housePage } from "@/lib/contracts/operator/house";
import { type OfficeStuck, officeStuck } from "@/lib/contracts/operator/stuck";
import { db } from "@/lib/db";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { announcedDelivery } from "@/tests/support/callbacks";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { callPortal } from "@/tests/support/portal-call";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";

const REASON = "The server is back";
let receiver: SmtpReceiver;
let userId = "";

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(receiver.port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["administrator"] } });
});
afterAll(() => receiver.close());

async function read(): Promise<HousePage> {
  const answer = await callPortal(GET, { userId });
  return housePage.parse((await answer.json()).data);
}

async function readStuck(): Promise<OfficeStuck> {
  const answer = await callPortal(READ_STUCK, { userId });
  return officeStuck.parse((await answer.json()).data);
}

const again = (id: string, reason = REASON) => ({ userId, method: "POST", params: { id }, body: { reason } });

test("a mail that was given up is listed without its address, and sent again with a reason", async () => {
  const booking = await insertBooking();
  receiver.behave({ recipient: "550 no such mailbox" });
  const mail = { kind: "receipts", locale: "en", to: "mijoz@customer.example" } as const;
  await orderMail({ partnerId: booking.partnerId, bookingId: booking.id, mail, actor: "partner:test", now: new Date() });
  await workOff();
  const { mails } = await readStuck();
  expect((await read()).stuck).toEqual({ mails: 1, addresses: 0 });
  expect(mails).toMatchObject([
    { kind: "receipts", booking: { number: booking.bookingNumber }, state: "failed", failure: "refused", can_send: true },
  ]);
  expect(JSON.stringify(mails)).not.toContain("mijoz");

  const id = mails[0]?.id ?? "";
  expect((await callPortal(SEND_MAIL, again(id, " "))).status).toBe(422);
  receiver.behave();
  expect(await (await callPortal(SEND_MAIL, again(id))).json()).toMatchObject({ data: { outcome: "queued" } });
  await workOff();
  expect(receiver.mails).toMatchObject([{ to: ["mijoz@customer.example"] }]);
  expect((await readStuck()).mails).toEqual([]);
  expect((await callPortal(SEND_MAIL, again(id))).status).toBe(404);
  expect(await db().auditEvent.findFirst({ where: { action: "mail_sent_again" } })).toMatchObject({
    actor: `operator:${userId}`,
    partnerId: booking.partnerId,
    bookingId: booking.id,
    detail: { kind: "receipts", reason: REASON },
  });
});

test("a message that a partner's program did not take is tried again, and what came of it is told", async () => {
  const program = await startReceiver(500, 204);
  const { deliveryId, partnerId } = await announcedDelivery(program.url, new Date());
  await db().webhookDelivery.update({ where: { id: deliveryId }, data: { state: "failed", attempts: 9, nextAt: null } });
  const first = { attempts: 9, given_up: 1, waiting: 0, is_off: false };
  expect((await readStuck()).addresses).toMatchObject([{ host: new URL(program.url).host, delivery: { id: deliveryId }, ...first }]);
  expect(await (await callPortal(TRY_DELIVERY, again(deliveryId))).json()).toMatchObject({ data: { outcome: "failed" } });
  expect((await readStuck()).addresses).toMatchObject([{ delivery: { status: 500 } }]);
  expect(await (await callPortal(TRY_DELIVERY, again(deliveryId))).json()).toMatchObject({ data: { outcome: "delivered" } });
  expect((await readStuck()).addresses).toEqual([]);
  expect(await db().auditEvent.count({ where: { action: "callback_tried_again", partnerId } })).toBe(2);
});

test("a test mail goes to whoever asks for it, and says what the server made of it", async () => {
  receiver.mails.length = 0;
  const ask = async () => (await (await callPortal(TEST_MAIL, { userId, method: "POST", body: {} })).json()).data;
  expect(await ask()).toEqual({ outcome: "sent" });
  expect(receiver.mails).toMatchObject([{ to: [`${userId}@parvoz.example`] }]);
  receiver.behave({ recipient: "550 no such mailbox" });
  expect(await ask()).toEqual({ outcome: "refused" });
});

test("the last backup and the last tried restore are shown, and workers that are silent", async () => {
  expect(await read()).toMatchObject({ backup: null, restore: null });
  await recordAudit(db(), { action: "backup_made", by: COMMAND, detail: { source: "night.backup", rows: 1, bytes: 1 } });
  const note = "Night backup on a machine of its own: all holds";
  const noted = await callPortal(NOTE_RESTORE, { userId, method: "POST", body: { note } });
  expect((await noted.json()).data).toMatchObject({ backup: { what: "night.backup" }, restore: { what: note } });
  const long = new Date(Date.now() - 10 * 60_000);
  await db().workerHeartbeat.create({ data: { poolId: "pool-of-old", beatingSince: long, seenAt: long } });
  expect((await read()).workers).toContainEqual(expect.objectContaining({ id: "pool-of-old", is_alive: false }));
});
