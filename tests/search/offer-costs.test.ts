import { beforeAll, expect, test } from "vitest";
import { searchQuery } from "@/lib/contracts/interface/offers";
import { offerCosts } from "@/lib/contracts/portal/offers/offer-costs";
import { readOfferCosts } from "@/lib/services/aftersale/refunds/read-offer-costs";
import { readOfferRules } from "@/lib/services/offers/offer/read-offer-rules";
import { listFareFamily, searchOffers } from "@/tests/support/offers/ask-offers";
import { refusal } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

async function family() {
  const { partner, now } = world;
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(20) }];
  const query = searchQuery.parse({ directions, service_class: "E", adults: 2, children: 0, infants: 0, infants_with_seat: 0 });
  const found = await searchOffers({ partner, locale: "en", now, query });
  const offerId = found.find(({ is_fare_family }) => is_fare_family)?.id ?? "";
  return listFareFamily({ partner, locale: "en", now, offerId });
}

test("every brand says what comes back and what a change costs, today and on the day before, by its own rules", async () => {
  const { partner, now } = world;
  const fares = await family();
  expect(fares.length).toBeGreaterThan(1);
  for (const { id: offerId, price } of fares) {
    const { currency, today, day_before } = offerCosts.parse(await readOfferCosts({ partner, offerId, now }));
    expect(currency).toBe(price.currency);
    expect(today.refund.back + today.refund.kept).toBeCloseTo(price.amount, 2);
    expect(day_before).toEqual(today);
    const rules = await readOfferRules({ partner, locale: "en", offerId, now });
    const [rule] = rules;
    if (rules.length !== 1 || !rule) continue;
    expect(today.refund.back > 0).toBe(rule.refund.before_departure.allowed);
    expect(today.change).toBe(rule.change.before_departure.allowed ? (rule.change.before_departure.amount ?? 0) * 2 : null);
  }
});

test("an offer of another partner is not found", async () => {
  const { partner } = world;
  const [fare] = await family();
  const offerId = fare?.id ?? "";
  expect(
    await refusal(readOfferCosts({ partner: { ...partner, id: "019a0000-0000-7000-8000-000000000000" }, offerId, now: world.now })),
  ).toBe("offer_not_found");
});
