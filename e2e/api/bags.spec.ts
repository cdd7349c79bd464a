import { expect, test } from "@playwright/test";
import { z } from "zod";
import { booking, createdBooking, fiscalization, payment, receipt } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { readPdf } from "../support/pages/pdf";
import { untilStatus } from "../support/pages/wait";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";

let partner: Partner;
test.beforeAll(async () => {
  partner = await Partner.signIn(FIRST_AGENT);
});

test("extra bags are chosen with the offer, paid with the booking, declared to the tax office and printed on the receipt", async () => {
  const found = await partner.ok("GET", searchPath({ to: "SKD", depart: inDays(47), back: inDays(50), infants: 1 }), z.array(offer));
  const id = found.find(({ is_vtrip }) => !is_vtrip)?.id ?? "";
  const chosen = await partner.ok("GET", `/api/v1/offers/${id}?with-additional-services=1`, offer);
  const services = chosen.additional_services ?? [];
  expect(new Set(services.map(({ age }) => age))).toEqual(new Set(["adt"]));
  const there = services.find(({ direction, piece }) => direction === 0 && piece === 1);
  const back = services.find(({ direction, piece }) => direction === 1 && piece === 2);
  if (!there || !back) throw new Error("the offer has no extra bags");

  const body = bookingOf([makePerson("adt"), makePerson("inf")], { additional_services: [back.id, there.id] });
  const made = await partner.ok("POST", `/api/v1/offers/${id}/booking`, createdBooking, { body });
  const total = chosen.price.amount + there.price.amount + back.price.amount;
  expect(made.price.amount).toBeCloseTo(total, 2);
  await partner.refused("GET", `/api/v1/booking/${made.id}/fiscalization`, 422, 100427);
  const paid = await partner.ok("POST", `/api/v1/booking/${made.id}/payment`, payment);
  expect(paid.fiscalization_v2.total_amount).toBe(made.price.amount);
  expect(paid.fiscalization_v2.nds_provider_1).toBeGreaterThan(0);

  await untilStatus(partner, made.id, "ticketed");
  const declared = await partner.ok("GET", `/api/v1/booking/${made.id}/fiscalization`, fiscalization);
  expect(declared.fiscalization_v2).toEqual(paid.fiscalization_v2);
  const { passengers } = await partner.ok("GET", `/api/v1/booking/${made.id}`, booking);
  expect(passengers.map(({ additional_baggage }) => additional_baggage.map((bag) => [bag.id, bag.direction, bag.price]))).toEqual([
    [
      [there.id, 0, there.price],
      [back.id, 1, back.price],
    ],
    [],
  ]);
  const receipts = await partner.ok("GET", `/api/v1/booking/${made.id}/pdf-receipt`, z.array(receipt));
  const text = await readPdf(receipts[0]?.itinerary_receipt ?? "");
  for (const { title } of [there, back]) expect(text).toContain(title.en);
});

test("with-additional-services is 0 or 1, and a service that the offer has not is named", async () => {
  const [one] = await partner.ok("GET", searchPath({ depart: inDays(48) }), z.array(offer));
  const path = `/api/v1/offers/${one?.id}`;
  expect(await partner.ok("GET", `${path}?with-additional-services=0`, offer)).not.toHaveProperty("additional_services");
  for (const value of ["2", "true", "", "1&with-additional-services=1"]) {
    const error = await partner.refused("GET", `${path}?with-additional-services=${value}`, 422, 8);
    expect(Object.keys(error.errors ?? {})).toEqual(["with-additional-services"]);
  }
  const body = bookingOf([makePerson("adt")], { additional_services: ["bag-p0-d9-1x23kg-1"] });
  const error = await partner.refused("POST", `${path}/booking`, 422, 8, { body, locale: "uz" });
  expect(error.errors?.["additional_services.0"]?.[0]).toContain("Bu variantda bunday xizmat yoʻq");
});
