import { beforeAll, describe, expect, test } from "vitest";
import { fiscalData } from "@/lib/contracts/interface/bookings";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { book, bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { checkOffer } from "@/tests/support/offers/ask-offers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // Read once, with the first use of the settings.
  process.env.FISCAL_CARRIER_IKPU = "10101010101010101";
  process.env.FISCAL_CARRIER_TAX_IDS = "HY:200000001,*:200000002";
  process.env.FISCAL_SERVICE_PACKAGE_CODE = "1500001";
  world = await makeWorld();
});

function address(bookingId: string) {
  return { partnerId: world.partner.id, bookingId, actor: "partner:test", now: world.now };
}

function refused(bookingId: string) {
  return expect(readFiscalization(address(bookingId))).rejects;
}

describe("fiscal data", () => {
  test("come with the payment and stay the same; the VAT of a domestic journey is in the carrier's part, bags included", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(20), from: "TAS", to: "SKD" });
    const { additional_services } = await checkOffer({ partner, now, locale: "en", offerId, withServices: true });
    const bag = additional_services?.find(({ piece }) => piece === 1);
    const made = await book({ partner, now, offerId, body: { ...makeBody(), additional_services: [bag?.id ?? ""] } });
    // 20 US dollars at 12,650.25, rounded up to 253,005; 20,000 domestic tax; 100,000 for the bag; 50,000 service fee.
    expect(made.price.amount).toBe(423_005);
    const { fiscalization_v2 } = await payBooking(address(made.id));
    expect(fiscalData.parse(fiscalization_v2)).toEqual({
      receipt_type: 0,
      ikpu_provider_1: "10101010101010101",
      package_code_provider_1: "",
      id_provider_1: "200000001",
      amount: 373_005,
      // 373,005 × 12 / 112 = 39,964.821…
      nds_provider_1: 39_964.82,
      ikpu_parvoz: "",
      package_code_parvoz: "1500001",
      service_fee_parvoz: 50_000,
      // 50,000 × 12 / 112 = 5,357.142…
      nds_parvoz: 5_357.14,
      profit: 0,
      discount: 0,
      total_amount: 423_005,
    });
    expect(await readFiscalization(address(made.id))).toEqual({ fiscalization_v2 });
    await issueTickets({ bookingId: made.id, now });
    expect(await readFiscalization(address(made.id))).toEqual({ fiscalization_v2 });
  });

  test("of a journey abroad have VAT in the fee alone, for every passenger's fee", async () => {
    const made = await bookJourney({ ...world, date: world.date(20), carrier: "TK", party: { adt: 2, chd: 0, inf: 1, ins: 0 } });
    const { fiscalization_v2 } = await payBooking(address(made.id));
    expect(fiscalization_v2).toMatchObject({
      id_provider_1: "200000002",
      nds_provider_1: 0,
      service_fee_parvoz: 150_000,
      // 150,000 × 12 / 112 = 16,071.428…
      nds_parvoz: 16_071.43,
      total_amount: made.price.amount,
    });
    expect(fiscalization_v2.amount + fiscalization_v2.service_fee_parvoz).toBe(made.price.amount);
  });

  test("are refused while nothing is paid, to anybody else, and where nothing ever was", async () => {
    const made = await bookJourney({ ...world, date: world.date(21), carrier: "TK" });
    await refused(made.id).toMatchObject({ kind: "fiscalization_unavailable" });
    await payBooking(address(made.id));
    const stranger = await makePartner();
    const theirs = readFiscalization({ ...address(made.id), partnerId: stranger.partner.id });
    await expect(theirs).rejects.toMatchObject({ kind: "booking_not_found" });
    const cancelled = await bookJourney({ ...world, date: world.date(22), carrier: "TK" });
    await cancelUnpaidBooking(address(cancelled.id));
    await refused(cancelled.id).toMatchObject({ kind: "fiscalization_unavailable" });
  });

  test("of a booking whose tickets could not be issued are there for the return of everything; nothing was kept", async () => {
    const made = await bookJourney({ ...world, date: world.date(23), carrier: "TK" });
    const { fiscalization_v2 } = await payBooking(address(made.id));
    await failTicketing({ bookingId: made.id, now: world.now });
    expect(await readFiscalization(address(made.id))).toEqual({
      fiscalization_v2,
      refund_fiscalization_v2: fiscalization_v2,
      kept_fiscalization_v2: { ...fiscalization_v2, amount: 0, nds_provider_1: 0, service_fee_parvoz: 0, nds_parvoz: 0, total_amount: 0 },
    });
  });

  test("of a voided booking are there for the return of everything", async () => {
    const made = await bookJourney({ ...world, date: world.date(24), carrier: "TK" });
    const { fiscalization_v2 } = await payBooking(address(made.id));
    await voidBooking(address(made.id));
    const read = await readFiscalization(address(made.id));
    expect(read).toMatchObject({ refund_fiscalization_v2: fiscalization_v2, kept_fiscalization_v2: { total_amount: 0 } });
  });

  test("of a cancelled flight stay until the money is given back, and say then that all of it was", async () => {
    const made = await bookJourney({ ...world, date: world.date(25), carrier: "TK" });
    const { fiscalization_v2 } = await payBooking(address(made.id));
    await issueTickets({ bookingId: made.id, now: world.now });
    await recordAirlineCancellation({ bookingId: made.id, now: world.now });
    expect(await readFiscalization(address(made.id))).toEqual({ fiscalization_v2 });
    await autoCancelBooking(address(made.id));
    expect((await readFiscalization(address(made.id))).refund_fiscalization_v2).toEqual(fiscalization_v2);
  });
});
