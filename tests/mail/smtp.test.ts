import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { LOCALES } from "@/lib/domain/localized";
import { isInLane } from "@/lib/jobs/lanes";
import { changeMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { sendMail } from "@/lib/services/channels/mail/send-mail";
import { sweepMails } from "@/lib/services/channels/mail/sweep-mails";
import { TASKS } from "@/lib/services/ground/outbox/job-names";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { listBookingMails } from "@/lib/services/views/booking-page/list-booking-mails";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { readMime } from "@/tests/support/mail/read-mime";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { readCalendar } from "@/tests/support/offers/read-calendar";
import { readPdf } from "@/tests/support/pdf-text";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { workOff } from "@/tests/support/run/work-off";
import { insertOpenChange } from "@/tests/support/schedule/open-change";

let receiver: SmtpReceiver;
const TO = "mijoz@customer.example";
const ACTOR = "partner:019a0000-0000-7000-8000-000000000001";

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(receiver.port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.mails.length = 0;
  receiver.behave();
});

type Inserted = Awaited<ReturnType<typeof insertBooking>>;

function order({ id, partnerId }: Pick<Inserted, "id" | "partnerId">, more: Partial<Parameters<typeof orderMail>[0]["mail"]> = {}) {
  return orderMail({
    partnerId,
    bookingId: id,
    mail: { kind: "receipts", locale: "en", to: TO, ...more },
    actor: ACTOR,
    now: new Date(),
  });
}

async function mailsOf({ id }: Pick<Inserted, "id">) {
  return (await listBookingMails(id)).map(({ kind, to, state, via, failure, attempts }) => ({ kind, to, state, via, failure, attempts }));
}

function onlyMail() {
  const [taken, ...others] = receiver.mails;
  if (!taken) throw new Error("no mail came");
  expect(others).toEqual([]);
  return { ...taken, ...readMime(taken.data) };
}

/** The next attempt, whose moment has come. */
async function tryAgain(bookingId: string): Promise<void> {
  const mail = await db().mail.findFirstOrThrow({ where: { bookingId } });
  await sendMail({ mailId: mail.id, attempt: mail.attempts + 1, now: new Date() });
}

describe("a mail that an agent sends", () => {
  test.each(casesOfRow(LOCALES, 0, 1))("arrives in %s with text, page, receipts and calendar, in the agency's name", async (locale) => {
    const booking = await insertBooking({ partner: { name: "Ipak Yoʻli «Travel», MChJ" } });
    await db().partnerBrand.create({
      data: {
        partnerId: booking.partnerId,
        name: "Ипак Йўли",
        tel: "+998 71 200 00 00",
        email: "agency@travel.example",
        telegram: "ipak_yoli",
      },
    });
    await order(booking, { locale });
    await workOff();
    const { from, to, headers, parts } = onlyMail();
    expect([from, to]).toEqual(["noreply@parvoz.example", [TO]]);
    expect(headers.get("from")).toBe("Ипак Йўли <noreply@parvoz.example>");
    expect(headers.get("reply-to")).toBe("agency@travel.example");
    expect(headers.get("to")).toBe(TO);
    expect(headers.get("subject")).toContain(booking.bookingNumber);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(parts.map(({ type }) => type.split(";")[0])).toEqual(["text/plain", "text/html", "application/pdf", "text/calendar"]);
    for (const part of parts.slice(0, 2)) {
      expect(part.text).toContain(`/trip/${booking.publicToken}`);
      expect(part.text).toContain("+998 71 200 00 00");
      expect(part.text).toContain("KARIMOV AZIZ");
    }
    const pdf = await readPdf(new Uint8Array(parts[2]?.bytes ?? []));
    expect([pdf.language, pdf.text.includes("KARIMOV/AZIZ")]).toEqual([locale, true]);
    expect(readCalendar(parts[3]?.text ?? "").events).toHaveLength(4);
    expect(await mailsOf(booking)).toEqual([{ kind: "receipts", to: TO, state: "sent", via: "smtp", failure: null, attempts: 1 }]);
    // What has left the house is not kept.
    expect((await db().mail.findFirstOrThrow({ where: { bookingId: booking.id } })).sealedMessage).toBeNull();
  });

  test("says nothing of what the agency pays", async () => {
    const booking = await insertBooking();
    await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { sellingMinor: 1_700_000_000n } });
    await order(booking);
    await workOff();
    const { parts } = onlyMail();
    const pdf = await readPdf(new Uint8Array(parts[2]?.bytes ?? []));
    const all = [...parts.map(({ text }) => text), pdf.text].join("\n").replaceAll(/(?<=\d)[\s,.\u00a0](?=\d)/g, "");
    expect(all).toContain("17000000");
    expect(all).not.toMatch(/14939670|12345670/);
  });

  test("no name adds a header, a receiver or a part of the page", async () => {
    const hostile = 'X\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>"';
    const booking = await insertBooking({ people: [{ firstName: hostile, lastName: "O'<b>&" }] });
    await db().partnerBrand.create({ data: { partnerId: booking.partnerId, name: hostile, address: hostile } });
    await order(booking, { kind: "confirmation" });
    await workOff();
    const { to, headers, parts } = onlyMail();
    expect(to).toEqual([TO]);
    expect([headers.has("bcc"), headers.has("cc")]).toEqual([false, false]);
    expect(headers.get("from")).toMatch(/<noreply@parvoz\.example>$/);
    const page = parts.find(({ type }) => type.startsWith("text/html"))?.text ?? "";
    expect(page).not.toMatch(/<script|<b>&/);
    expect(page).toContain("&lt;script&gt;");
  });

  test("an address that is none, or brings lines of its own, is refused before anything", async () => {
    const { mailRequest } = await import("@/lib/contracts/portal/mail");
    for (const to of [
      "",
      "nobody",
      "a@b",
      "a@x.example\r\nRCPT TO:<b@x.example>",
      "a@x.example, b@x.example",
      "<<a@x.example>>",
      "a@x.example>",
      "Aziz <a@x.example>",
      `${"a".repeat(250)}@x.example`,
    ])
      expect([to, mailRequest.safeParse({ kind: "receipts", locale: "en", to }).success]).toEqual([to, false]);
    // The brackets that mail programs copy with an address are not part of it.
    expect(mailRequest.parse({ kind: "receipts", locale: "en", to: "<a@x.example>" }).to).toBe("a@x.example");
  });

  test("only what the booking has is sent", async () => {
    const held = await insertBooking({ status: "booked" });
    await expect(order(held)).rejects.toMatchObject({ kind: "mail_unavailable" });
    await expect(order(held, { kind: "refund" })).rejects.toMatchObject({ kind: "mail_unavailable" });
    await order(held, { kind: "confirmation" });
    const stranger = await insertBooking();
    await expect(order({ id: held.id, partnerId: stranger.partnerId })).rejects.toMatchObject({ kind: "booking_not_found" });
    await workOff();
    expect(onlyMail().parts.map(({ type }) => type.split(";")[0])).toEqual(["text/plain", "text/html", "application/pdf", "text/calendar"]);
  });

  test.each([
    ["en", "Booking confirmation, not a ticket", "Pay us by", "All times are local."],
    ["ru", "Подтверждение брони, не билет", "Оплатите до", "Время везде местное."],
    ["uz", "Bron tasdigʻi, chipta emas", "gacha toʻlang", "Barcha vaqtlar mahalliy."],
  ] as const)(
    "the confirmation of a held booking brings it on one page in %s, and says that it is no ticket",
    async (locale, title, payBy, times) => {
      const booking = await insertBooking({ status: "booked", partner: { name: "Ipak Yoʻli" } });
      await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { sellingMinor: 1_700_000_000n } });
      await order(booking, { kind: "confirmation", locale });
      await workOff();
      const pdf = await readPdf(new Uint8Array(onlyMail().parts[2]?.bytes ?? []));
      expect([pdf.pages, pdf.language, pdf.title]).toEqual([1, locale, `${title} · Ipak Yoʻli`]);
      for (const text of [title, "Ipak Yoʻli", booking.bookingNumber, "KARIMOV AZIZ", payBy, times]) expect(pdf.text).toContain(text);
      const digits = pdf.text.replaceAll(/(?<=\d)[\s,.\u00a0](?=\d)/g, "");
      expect(digits).toContain("17000000");
      expect(digits).not.toMatch(/14939670|12345670/);
      expect(pdf.links).toEqual([expect.stringContaining(`/trip/${booking.publicToken}`)]);
    },
  );

  test("letters of changes and refunds bring the receipts while tickets are in force, and none once they are not", async () => {
    const stays = await insertBooking();
    await insertOpenChange(stays.id);
    const returned = await insertBooking({ status: "refunded" });
    await order(stays, { kind: "change" });
    await order(returned, { kind: "refund" });
    await workOff();
    const sent = new Map(receiver.mails.map(({ data }) => [readMime(data).headers.get("subject") ?? "", readMime(data).parts]));
    const partsOf = (number: string) => [...sent].find(([subject]) => subject.includes(number))?.[1] ?? [];
    const [, , receipts] = partsOf(stays.bookingNumber);
    expect((await readPdf(new Uint8Array(receipts?.bytes ?? []))).text).toContain("KARIMOV/AZIZ");
    expect(partsOf(stays.bookingNumber)[0]?.text).toContain("attached as one PDF");
    expect(partsOf(returned.bookingNumber).map(({ type }) => type.split(";")[0])).toEqual(["text/plain", "text/html", "text/calendar"]);
  });

  test("no address gets more than twenty a day, whoever sends and for whatever booking", async () => {
    const to = "many@customer.example";
    const stand = await insertBooking();
    const bookings = [stand, await insertBooking()];
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        order(bookings[index % bookings.length] ?? stand, { to: index % 2 ? to : to.toUpperCase() }).then(
          () => "sent",
          (error: unknown) => (error instanceof AppError && (error.retryAfter ?? 0) > 0 ? error.kind : "other"),
        ),
      ),
    );
    expect(outcomes.filter((one) => one === "sent")).toHaveLength(20);
    expect(outcomes.filter((one) => one === "too_many_mails")).toHaveLength(4);
    await db().mail.deleteMany({ where: { bookingId: { in: bookings.map(({ id }) => id) } } });
  });
});

describe("a server that is away, or says no", () => {
  test("what passes is tried again with the same Message-ID, and once it is taken there is no more", async () => {
    const booking = await insertBooking();
    receiver.behave({ recipient: "451 later" }, { text: "452 full" }, "take and hang up", "take");
    await order(booking);
    await workOff();
    expect(await mailsOf(booking)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    expect(receiver.mails).toEqual([]);
    for (let attempt = 2; attempt <= 4; attempt += 1) await tryAgain(booking.id);
    expect(await mailsOf(booking)).toMatchObject([{ state: "sent", attempts: 4 }]);
    // The answer to the third was lost: the fourth doubles it, under the same id.
    expect(receiver.mails).toHaveLength(2);
    const [first, second] = receiver.mails.map(({ data }) => readMime(data).headers);
    expect(first?.get("message-id")).toMatch(/^<[\w-]{36}@.+>$/);
    expect(second?.get("message-id")).toBe(first?.get("message-id"));
    expect(second?.get("date")).toBe(first?.get("date"));
    await tryAgain(booking.id);
    expect(receiver.mails).toHaveLength(2);
  });

  test("what is refused for good is given up, and the history says so", async () => {
    const booking = await insertBooking();
    receiver.behave({ recipient: "550 no such mailbox" });
    await order(booking);
    await workOff();
    expect(await mailsOf(booking)).toMatchObject([{ state: "failed", failure: "refused", attempts: 1 }]);
  });

  test("a sender that the server refuses is our own mistake: the mail waits until it is put right", async () => {
    const booking = await insertBooking();
    receiver.behave({ sender: "550 not from you" }, "take");
    await order(booking);
    await workOff();
    expect(await mailsOf(booking)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await tryAgain(booking.id);
    expect(await mailsOf(booking)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("what cannot be written for a reason that nobody has thought of does not wait for ever", async () => {
    const booking = await insertBooking();
    await order(booking);
    await db().mail.updateMany({ where: { bookingId: booking.id }, data: { kind: "receipts", sealedMessage: new Uint8Array([1, 2, 3]) } });
    await workOff();
    for (let attempt = 2; attempt <= 8; attempt += 1) await tryAgain(booking.id);
    expect(await mailsOf(booking)).toMatchObject([{ state: "failed", attempts: 8 }]);
    expect(receiver.mails).toEqual([]);
  });

  test("after ten hours it is given up as unreachable", async () => {
    const booking = await insertBooking();
    receiver.behave(...Array.from({ length: 8 }, () => ({ recipient: "421 not now" })));
    await order(booking);
    await workOff();
    for (let attempt = 2; attempt <= 8; attempt += 1) await tryAgain(booking.id);
    expect(await mailsOf(booking)).toMatchObject([{ state: "failed", failure: "unreachable", attempts: 8 }]);
  });

  test("one that does not answer holds up no other mail, and nothing but mails", async () => {
    const [stuck, other] = [await insertBooking(), await insertBooking()];
    receiver.behave("hang");
    await order(stuck, { kind: "confirmation" });
    await order(other, { kind: "confirmation", to: "other@customer.example" });
    const [first, second] = await Promise.all(
      [stuck, other].map(({ id }) => db().mail.findFirstOrThrow({ where: { bookingId: id }, select: { id: true } })),
    );
    const said = receiver.commands.length;
    const waiting = sendMail({ mailId: first?.id ?? "", attempt: 1, now: new Date() });
    await vi.waitUntil(() => receiver.commands.slice(said).some((line) => line.startsWith("MAIL")), { timeout: 40_000 });
    await sendMail({ mailId: second?.id ?? "", attempt: 1, now: new Date() });
    expect(receiver.mails.map(({ to }) => to)).toEqual([["other@customer.example"]]);
    receiver.hangUp();
    await waiting;
    expect(await mailsOf(stuck)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    const ofMails = Object.keys(TASKS).filter((name) => isInLane(name, "mails"));
    expect(ofMails).toEqual(["mail_lists", "mail_reports", "mail_event", "send_mail", "mail_reset_link"]);
  });

  test("one whose answers are slow ends before its attempt is somebody else's, and is tried again", async () => {
    const booking = await insertBooking();
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    receiver.behave("hang", "take");
    await order(booking, { kind: "confirmation", to: "slow@customer.example" });
    const { id: mailId } = await db().mail.findFirstOrThrow({ where: { bookingId: booking.id } });
    const said = receiver.commands.length;
    const now = new Date();
    const waiting = sendMail({ mailId, attempt: 1, now });
    await vi.waitUntil(() => receiver.commands.slice(said).some((line) => line.startsWith("MAIL")), { timeout: 40_000 });
    const { nextAt } = await db().mail.findUniqueOrThrow({ where: { id: mailId } });
    expect(timeout.mock.lastCall?.[0]).toBeLessThan((nextAt?.getTime() ?? 0) - now.getTime());
    limit.abort();
    await waiting;
    timeout.mockRestore();
    expect(await mailsOf(booking)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await tryAgain(booking.id);
    expect(await mailsOf(booking)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("runs of one attempt, at once, send one", async () => {
    const booking = await insertBooking();
    await order(booking);
    const { id: mailId } = await db().mail.findFirstOrThrow({ where: { bookingId: booking.id } });
    await Promise.all(Array.from({ length: 4 }, () => sendMail({ mailId, attempt: 1, now: new Date() })));
    expect(receiver.mails).toHaveLength(1);
    await workOff();
    expect(receiver.mails).toHaveLength(1);
  });

  test("the sweep goes on with what a process has left behind", async () => {
    const booking = await insertBooking();
    await order(booking);
    await db().$executeRaw`truncate job_outbox`;
    await db().$executeRaw`delete from graphile_worker._private_jobs`;
    expect(await sweepMails({ now: new Date() })).toBe(0);
    expect(await sweepMails({ now: new Date(Date.now() + 3 * 60_000) })).toBeGreaterThan(0);
  });
});

describe("what is sent by itself", () => {
  async function change({ id: bookingId }: Inserted, reason: BookingAction, toStatus: BookingStatus, times = 1): Promise<void> {
    await db().bookingEvent.createMany({ data: Array.from({ length: times }, () => ({ bookingId, toStatus, reason, actor: "test" })) });
    await workOff();
  }

  async function agency(settings: Partial<Parameters<typeof changeMailSettings>[0]["settings"]>) {
    const booking = await insertBooking();
    const off = { confirmation: false, receipts: false, changes: false, refunds: false, locale: "ru" as const };
    const { id: userId } = { id: "019a0000-0000-7000-8000-000000000001" };
    await changeMailSettings({
      partnerId: booking.partnerId,
      locale: "en",
      settings: { ...off, ...settings },
      by: { actor: `partner:${userId}` },
      now: new Date(),
    });
    return booking;
  }

  test("is what the agency has turned on, to whoever pays, in the language that it has chosen", async () => {
    const booking = await agency({ receipts: true });
    await change(booking, "issue_tickets", "ticketed");
    const { to, headers } = onlyMail();
    expect(to).toEqual(["payer@example.test"]);
    expect(headers.get("subject")).toContain("Билеты");
    expect(await listBookingMails(booking.id)).toMatchObject([{ by_itself: true, locale: "ru", state: "sent" }]);
    await change(booking, "void", "refunded");
    expect(receiver.mails).toHaveLength(1);
  });

  test("is in the customer's language: that of the quote, or of the last letter that somebody of the agency has sent", async () => {
    const quoted = await agency({ changes: true, refunds: true });
    const { partnerId } = quoted;
    const [written, unknown] = [await insertBooking({ partnerId }), await insertBooking({ partnerId })];
    const quote = await insertQuote({ partnerId });
    await db().quote.update({ where: { id: quote.id }, data: { bookingId: quoted.id, locale: "uz" } });
    await order(written, { kind: "confirmation", locale: "en", to: "written@customer.example" });
    const languages = async (booking: Inserted) => {
      await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { returnedAt: new Date() } });
      await change(booking, "refund_passengers", "ticketed");
      return (await listBookingMails(booking.id)).filter((mail) => mail.by_itself).map(({ locale, state }) => [locale, state]);
    };
    expect(await languages(quoted)).toEqual([["uz", "sent"]]);
    expect(await languages(written)).toEqual([["en", "sent"]]);
    expect(await languages(unknown)).toEqual([["ru", "sent"]]);
    const subjects = receiver.mails.map(({ data }) => readMime(data).headers.get("subject"));
    expect(subjects.map((subject) => /qaytar|Refund|Возврат/.exec(subject ?? "")?.[0])).toEqual([undefined, "qaytar", "Refund", "Возврат"]);
    // What went in the agency's language does not say that it is the customer's.
    await db().partnerMail.update({ where: { partnerId }, data: { locale: "en" } });
    expect(await languages(unknown)).toEqual([
      ["ru", "sent"],
      ["en", "sent"],
    ]);
  });

  test("is nothing where nothing is turned on", async () => {
    await change(await insertBooking(), "issue_tickets", "ticketed");
    await change(await agency({}), "issue_tickets", "ticketed");
    expect(receiver.mails).toEqual([]);
  });

  test("of a part that was given back the customer hears, though the agency makes no prices of its own", async () => {
    const booking = await agency({ refunds: true });
    await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { returnedAt: new Date() } });
    await change(booking, "refund_passengers", "ticketed");
    expect(await mailsOf(booking)).toMatchObject([{ kind: "refund", state: "sent" }]);
  });

  test("of a booking that has nothing of the kind any more it is given up", async () => {
    const booking = await agency({ receipts: true });
    await db().booking.update({ where: { id: booking.id }, data: { status: "refunded" } });
    await change(booking, "issue_tickets", "ticketed");
    expect(await mailsOf(booking)).toMatchObject([{ state: "failed", failure: "unavailable" }]);
  });

  // The last one: it uses the address up.
  test("what is above the day's limit waits for tomorrow", async () => {
    const booking = await agency({ receipts: true });
    await change(booking, "issue_tickets", "ticketed", 21);
    const rows = await db().mail.findMany({ where: { bookingId: booking.id } });
    expect(rows).toHaveLength(21);
    const waiting = rows.filter(({ state }) => state === "waiting");
    expect(waiting.length).toBeGreaterThan(0);
    for (const { nextAt } of waiting) expect(nextAt?.toISOString()).toMatch(/T00:00:00/);
  });
});

test("an erased booking keeps no address and no mail, and what waits is not sent", async () => {
  const booking = await insertBooking();
  receiver.behave({ recipient: "451 later" });
  await order(booking);
  await workOff();
  expect((await db().mail.findFirstOrThrow({ where: { bookingId: booking.id } })).sealedMessage).not.toBeNull();
  await eraseRows({ bookingId: booking.id, by: { actor: "retention" }, now: new Date() });
  expect(await db().mail.findFirst({ where: { bookingId: booking.id } })).toMatchObject({
    sealedRecipient: null,
    sealedMessage: null,
    state: "failed",
  });
  await tryAgain(booking.id);
  expect(receiver.mails).toEqual([]);
  expect(await mailsOf(booking)).toMatchObject([{ to: "", state: "failed", failure: "erased" }]);
  await expect(order(booking)).rejects.toMatchObject({ kind: "mail_unavailable" });
});
