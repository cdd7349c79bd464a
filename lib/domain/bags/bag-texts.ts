import type { SoldBag } from "../booking/booking-snapshot";
import { type LocalizedText, t } from "../localized";
import type { JourneyDirection } from "../offer";

/** `Extra baggage 1 × 23 kg, TAS–IST`: what was bought, and where it holds. */
export function bagTitle(
  { direction, pieces, kg }: Pick<SoldBag, "direction" | "pieces" | "kg">,
  directions: readonly JourneyDirection[],
): LocalizedText {
  const segments = directions[direction]?.segments;
  const route = `${segments?.[0]?.departure.airport}–${segments?.at(-1)?.arrival.airport}`;
  return t(
    `Extra baggage ${pieces} × ${kg} kg, ${route}`,
    `Дополнительный багаж ${pieces} × ${kg} кг, ${route}`,
    `Qoʻshimcha bagaj ${pieces} × ${kg} kg, ${route}`,
  );
}

export const BAG_PRICE_MOVED: LocalizedText = t(
  "The price of this service has changed. Get the offer again with `with-additional-services=1` and send the new id.",
  "Цена этой услуги изменилась. Запросите вариант снова с `with-additional-services=1` и передайте новый id.",
  "Bu xizmat narxi oʻzgardi. Variantni `with-additional-services=1` bilan qayta soʻrang va yangi idni yuboring.",
);

export const SECOND_BAGS: LocalizedText = t(
  "The list has bags of this passenger for this direction already. Send one id per passenger and direction: choose the one with as many pieces as needed.",
  "В списке уже есть багаж этого пассажира на это направление. Передайте один id на пассажира и направление: выберите тот, в котором нужное число мест.",
  "Roʻyxatda bu yoʻlovchining shu yoʻnalishdagi bagaji bor. Har bir yoʻlovchi va yoʻnalish uchun bitta id yuboring: kerakli dona soni koʻrsatilganini tanlang.",
);
