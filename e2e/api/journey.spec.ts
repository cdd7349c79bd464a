import { expect, test } from "@playwright/test";
import { z } from "zod";
import { balance } from "@/lib/contracts/interface/accounts";
import { booking, checkedPrice, createdBooking, payment, paymentPermission, receipt, statusOnly } from "@/lib/contracts/interface/bookings";
import { fareRule, offer } from "@/lib/contracts/interface/offers";
import { readPdf } from "../support/pages/pdf";
import { untilStatus } from "../support/pages/wait";
import { FIRST_AGENT, inDays, Partner, SECOND_AGENT, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";

const family = [makePerson("adt"), makePerson("adt"), makePerson("chd"), makePerson("inf")];
const roundTrip = searchPath({ depart: inDays(45), back: inDays(52), adults: 2, children: 1, infants: 1 });

test("a partner's program goes from a search to receipts by plain HTTP", async () => {
  // The second partner's deposit moves in no other spec.
  const partner = await Partner.signIn(SECOND_AGENT);
  const before = await partner.ok("GET", "/api/v1/accounts/check-balance", balance);

  const offers = await partner.ok("GET", roundTrip, z.array(offer));
  expect(offers.length).toBeGreaterThan(3);
  const prices = offers.map((one) => one.price.amount);
  expect(prices).toEqual([...prices].sort((left, right) => left - right));
  const chosen = offers.find((one) => one.is_fare_family && !one.is_vtrip);
  if (!chosen) throw new Error("no offer with a fare family");
  expect(chosen.directions).toHaveLength(2);
  expect(chosen.passengers.map((one) => one.age).sort()).toEqual(["adt", "adt", "chd", "inf"]);
  expect(chosen.passengers.reduce((total, one) => total + one.price, 0)).toBeCloseTo(chosen.price.amount, 2);

  const brands = await partner.ok("GET", `/api/v1/offers/${chosen.id}/fare-family`, z.array(offer));
  expect(brands.length).toBeGreaterThan(1);
  const rules = await partner.ok("GET", `/api/v1/offers/${chosen.id}/rules`, z.array(fareRule));
  expect(new Set(rules.map((rule) => rule.direction))).toEqual(new Set([0, 1]));
  const checked = await partner.ok("GET", `/api/v1/offers/${chosen.id}`, offer);
  expect(checked.price).toEqual(chosen.price);

  const made = await partner.ok("POST", `/api/v1/offers/${chosen.id}/booking`, createdBooking, { body: bookingOf(family) });
  expect(made.status).toBe("booked");
  expect(made.price.amount).toBe(chosen.price.amount);
  expect(made.passengers.every((one) => one.tickets.every((ticket) => ticket.ticket_number === null))).toBe(true);

  const permission = await partner.ok("GET", `/api/v1/booking/${made.id}/payment-permission`, paymentPermission);
  expect(permission.payment_allowed).toBe(true);
  const price = await partner.ok("GET", `/api/v1/booking/${made.id}/check-price`, checkedPrice);
  expect(price.is_price_changed).toBe(false);
  await partner.refused("GET", `/api/v1/booking/${made.id}/pdf-receipt`, 422, 100423);
  const paid = await partner.ok("POST", `/api/v1/booking/${made.id}/payment`, payment);
  expect(paid.status).toBe("paid");

  const ticketed = await untilStatus(partner, made.id, "ticketed");
  for (const passenger of ticketed.passengers) {
    for (const ticket of passenger.tickets) expect(ticket.ticket_number).toMatch(/^\d{13}$/);
  }
  const bookingRules = await partner.ok("GET", `/api/v1/booking/${made.id}/rules`, z.array(fareRule));
  expect(bookingRules).toEqual(rules);

  const receipts = await partner.ok("GET", `/api/v1/booking/${made.id}/pdf-receipt`, z.array(receipt));
  expect(receipts).toHaveLength(4);
  for (const one of receipts) {
    const text = await readPdf(one.itinerary_receipt);
    expect(text).toContain(one.last_name.toUpperCase());
    const number = one.tickets[0]?.ticket_number ?? "missing";
    expect(text.replaceAll(/[\s-]/g, "")).toContain(number);
  }

  const after = await partner.ok("GET", "/api/v1/accounts/check-balance", balance);
  expect(Math.round((before.deposit - after.deposit) * 100)).toBe(Math.round(made.price.amount * 100));
});

test("an unpaid booking is cancelled without penalty, and its seats can be booked again", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [cheapest] = await partner.ok("GET", searchPath({ depart: inDays(61) }), z.array(offer));
  if (!cheapest) throw new Error("no offers");
  const body = bookingOf([makePerson("adt")]);
  const made = await partner.ok("POST", `/api/v1/offers/${cheapest.id}/booking`, createdBooking, { body });
  const cancelled = await partner.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
  expect(cancelled.status).toBe("cancelled");
  expect((await partner.ok("GET", `/api/v1/booking/${made.id}`, booking)).status).toBe("cancelled");
  await partner.refused("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, 422, 5233);
  await partner.refused("POST", `/api/v1/booking/${made.id}/payment`, 422, 100422);
  const again = await partner.ok("POST", `/api/v1/offers/${cheapest.id}/booking`, createdBooking, { body });
  expect(again.id).not.toBe(made.id);
  await partner.ok("DELETE", `/api/v1/booking/${again.id}/cancel-unpaid`, statusOnly);
  await partner.refused("POST", `/api/v1/offers/${cheapest.id}/booking`, 422, 5237, { body });
});
