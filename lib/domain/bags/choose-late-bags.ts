import type { SoldBag } from "../booking/booking-snapshot";
import { AppError } from "../errors";
import { type LocalizedText, t } from "../localized";
import { readBagId } from "./bag-offers";
import { SECOND_BAGS } from "./bag-texts";
import { type BagClosure, type BaggedBooking, bagsLeft, closureOf, type ReturnBar, returnBarOf } from "./late-bags";

/** Bags that are asked for: whose, as an index in the snapshot's passengers, and the id that was shown. */
interface LateBagOrder {
  passenger: number;
  id: string;
}

const TEXTS = {
  unknown: t(
    "This passenger cannot buy such bags. Read `GET /booking/{id}/bags` again and send one of the passenger's ids.",
    "Этот пассажир не может купить такой багаж. Запросите `GET /booking/{id}/bags` снова и передайте один из id этого пассажира.",
    "Bu yoʻlovchi bunday bagajni sotib ololmaydi. `GET /booking/{id}/bags`ni qaytadan soʻrang va shu yoʻlovchining idlaridan birini yuboring.",
  ),
  bought: t(
    "This passenger has extra bags on this direction already. Bags are bought once per passenger and direction.",
    "У этого пассажира уже есть дополнительный багаж на это направление. Багаж покупается один раз на пассажира и направление.",
    "Bu yoʻlovchining shu yoʻnalishda qoʻshimcha bagaji bor. Bagaj har bir yoʻlovchi va yoʻnalish uchun bir marta sotib olinadi.",
  ),
  moved: t(
    "The price of these bags has changed. Read `GET /booking/{id}/bags` again and send the new id.",
    "Цена этого багажа изменилась. Запросите `GET /booking/{id}/bags` снова и передайте новый id.",
    "Bu bagaj narxi oʻzgardi. `GET /booking/{id}/bags`ni qaytadan soʻrang va yangi idni yuboring.",
  ),
} as const satisfies Record<string, LocalizedText>;

const CLOSED: Readonly<Record<BagClosure, LocalizedText>> = {
  departed: t(
    "The flight of this direction has left. Bags are added before it does.",
    "Рейс этого направления уже вылетел. Багаж добавляют до вылета.",
    "Bu yoʻnalish reysi uchib ketgan. Bagaj uchishdan oldin qoʻshiladi.",
  ),
  departs_soon: t(
    "The flight of this direction leaves in less than three hours: bags can be bought at the airport only.",
    "До вылета этого направления меньше трёх часов: багаж можно купить только в аэропорту.",
    "Bu yoʻnalish uchishiga uch soatdan kam qoldi: bagajni faqat aeroportda sotib olish mumkin.",
  ),
  not_sold: t(
    "The carriers of this direction sell no extra bags here.",
    "Перевозчики этого направления не продают здесь дополнительный багаж.",
    "Bu yoʻnalish aviakompaniyalari bu yerda qoʻshimcha bagaj sotmaydi.",
  ),
};

const BARRED: Readonly<Record<ReturnBar, LocalizedText>> = {
  returned: t(
    "This passenger does not fly this direction any more: it was refunded.",
    "Этот пассажир больше не летит по этому направлению: оно возвращено.",
    "Bu yoʻlovchi endi bu yoʻnalishda uchmaydi: u qaytarilgan.",
  ),
  own_price: t(
    "A part of this passenger's journey was refunded, and it is sold at a price of the agency's own: bags cannot be added to the rest.",
    "Часть поездки этого пассажира возвращена, а продана она по цене агентства: к остальной багаж не добавить.",
    "Bu yoʻlovchi safarining bir qismi qaytarilgan, safar esa agentlikning oʻz narxida sotilgan: qolganiga bagaj qoʻshib boʻlmaydi.",
  ),
};

/**
 * Reads an order of bags for a booking, at the prices that were shown.
 * @returns the bags, by passenger
 * @throws AppError validation (`bags.0.id`) for what cannot be had; price_rose, price_fell where a price has moved
 */
export function chooseLateBags(booking: BaggedBooking, orders: readonly LateBagOrder[]): Map<number, SoldBag[]> {
  const chosen = new Map<number, SoldBag[]>();
  for (const [index, order] of orders.entries()) {
    const field = `bags.${index}.id`;
    const own = chosen.get(order.passenger) ?? [];
    const bag = choose(booking, order, field);
    if (own.some(({ direction }) => direction === bag.direction)) throw refused(field, SECOND_BAGS);
    chosen.set(order.passenger, [...own, bag]);
  }
  return chosen;
}

function choose(booking: BaggedBooking, { passenger, id }: LateBagOrder, field: string): SoldBag {
  const wanted = readBagId(id);
  if (!wanted || wanted.direction >= booking.snapshot.directions.length) throw refused(field, TEXTS.unknown);
  const { direction, pieces, kg, amountMinor: shownMinor } = wanted;
  const why = whyNot(booking, passenger, direction);
  if (why) throw refused(field, why);
  const found = bagsLeft(booking, passenger).find(
    (offer) => wanted.passenger === passenger && offer.direction === direction && offer.pieces === pieces && offer.kg === kg,
  );
  if (!found) throw refused(field, TEXTS.unknown);
  if (found.amountMinor !== shownMinor)
    throw new AppError(found.amountMinor > shownMinor ? "price_rose" : "price_fell", { fields: { [field]: [TEXTS.moved] } });
  return { id: found.id, direction, pieces, kg, amountMinor: found.amountMinor };
}

/** Why a passenger buys nothing for a direction. */
function whyNot(booking: BaggedBooking, passenger: number, direction: number): LocalizedText | null {
  const closed = closureOf(booking, direction);
  if (closed) return CLOSED[closed];
  const barred = returnBarOf(booking, passenger, direction);
  if (barred) return BARRED[barred];
  return booking.snapshot.prices[passenger]?.bags.some((bag) => bag.direction === direction) ? TEXTS.bought : null;
}

function refused(field: string, text: LocalizedText): AppError {
  return new AppError("validation", { fields: { [field]: [text] } });
}
