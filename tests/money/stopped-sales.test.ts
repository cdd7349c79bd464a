import { expect, test } from "vitest";
import { POST as bookInPortal } from "@/app/api/portal/offers/[id]/booking/route";
import { db } from "@/lib/db";
import { propose } from "@/lib/services/terms/proposals/propose";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { callPortal } from "@/tests/support/portal-call";

const REFUSED = 100598;

test("an agency whose sales are stopped books and pays for nothing, looks after what it has sold, and sells again later", async () => {
  const { userId, partner } = await makePerson("admin");
  const { fullKey, testKey } = await makeCredentials({ partner, userId });
  const { code } = await db().partner.update({ where: { id: partner.id }, data: { code: "STOPPED" } });
  const { id } = await insertBooking({ partnerId: partner.id });
  const by = { actor: `operator:${(await makePerson("operator")).userId}` };
  const decide = (kind: "stop_sales" | "resume_sales", key: string) =>
    propose({ key: key.repeat(32), asked: { kind, partner: code, reason: "Owes too much" }, mayApprove: true, by, now: new Date() });
  const codeOf = async (credential: string, name: "pay_booking" | "read_booking" | "list_bookings") =>
    (await callOperation(name, { credential, ...(name !== "list_bookings" && { params: { id } }) })).error?.error_code ?? 200;
  const bookingCode = async () =>
    (await callOperation("create_booking", { credential: fullKey, params: { id: "unknown" }, body: {} })).error?.error_code;
  const inPortal = async () => {
    const answer = await callPortal(bookInPortal, {
      userId,
      method: "POST",
      params: { id: "unknown" },
      body: {},
      headers: { "accept-language": "uz" },
    });
    return answer.json();
  };
  expect(await bookingCode()).not.toBe(REFUSED);

  expect(await decide("stop_sales", "1")).toMatchObject({ state: "done" });
  await expect.poll(bookingCode).toBe(REFUSED);
  expect(await codeOf(fullKey, "pay_booking")).toBe(REFUSED);
  expect([await codeOf(fullKey, "read_booking"), await codeOf(fullKey, "list_bookings")]).toEqual([200, 200]);
  expect(await codeOf(testKey, "pay_booking")).not.toBe(REFUSED);
  expect(await inPortal()).toMatchObject({ error_code: REFUSED, message: expect.stringContaining("yangi sotuvlarini toʻxtatgan") });
  const logged = await db().auditEvent.findFirstOrThrow({ where: { action: "partner_sales_stopped" } });
  expect(logged).toMatchObject({ partnerId: partner.id, actor: by.actor });

  await decide("resume_sales", "2");
  await expect.poll(bookingCode).not.toBe(REFUSED);
  expect((await inPortal()).error_code).not.toBe(REFUSED);
});
