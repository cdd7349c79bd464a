import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { customerLocale } from "@/lib/services/booking/record/customer-locale";
import { changeMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { makePartner } from "@/tests/support/world/world";

let partnerId: string;
let by: { actor: string };
beforeAll(async () => {
  const { partner, userId } = await makePartner();
  [partnerId, by] = [partner.id, { actor: `partner:${userId}` }];
});

test("the customer's language is that of the quote, else of the last letter, else of what the agency sends by itself", async () => {
  const { id: bookingId } = await insertBooking({ partnerId });
  const ask = () => customerLocale({ bookingId, partnerId });
  expect(await ask()).toBeNull();

  const settings = { confirmation: false, receipts: false, changes: false, refunds: false, locale: "uz" } as const;
  await changeMailSettings({ partnerId, locale: "en", settings, by, now: new Date() });
  expect(await ask()).toBe("uz");

  for (const locale of ["uz", "en"] as const) {
    const mail = { kind: "receipts", locale, to: "mijoz@customer.example" } as const;
    await orderMail({ partnerId, bookingId, mail, actor: by.actor, now: new Date() });
  }
  expect(await ask()).toBe("en");

  const { id } = await insertQuote({ partnerId });
  await db().quote.update({ where: { id }, data: { bookingId, locale: "ru" } });
  expect(await ask()).toBe("ru");
});
