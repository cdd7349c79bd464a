import { t } from "@/lib/domain/localized";
import { bookingBags } from "../../booking-bags";
import { BOOKING_BAGS } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const readBookingBags = {
  name: "read_booking_bags",
  method: "GET",
  path: "/booking/{id}/bags",
  scope: "read",
  rate: "offer",
  data: bookingBags,
  errors: [...BOOKING_ERRORS, "bags_unavailable", "schedule_changed", "carrier_unconfirmed"],
  tag: "bookings",
  summary: t(
    "See which bags can still be bought for a booking",
    "Узнать, какой багаж ещё можно докупить",
    "Bronga yana qanday bagaj olish mumkinligini bilish",
  ),
  description: t(
    "The extra bags that each passenger of a booking may still buy, direction by direction, at today's prices: while it is unpaid, paid or ticketed, until three hours before the direction leaves. Bags are bought once per passenger and direction; whoever has given back a direction buys none for it, and none at all where the booking is sold at a price of the agency's own. `closed` says why a direction has none. 100493 where the booking allows no bags any more, 100441 while a change of flights waits for an answer. Changes nothing.",
    "Какой дополнительный багаж ещё может купить каждый пассажир брони, по направлениям и по сегодняшним ценам: пока она не оплачена, оплачена или с билетами, не позже чем за три часа до вылета направления. Багаж покупается один раз на пассажира и направление; кто вернул направление, не покупает багаж на него, а если бронь продана по собственной цене агентства — не покупает вовсе. `closed` говорит, почему на направление багажа нет. 100493 — если бронь больше не допускает багажа, 100441 — пока изменение рейсов ждёт ответа. Ничего не меняет.",
    "Brondagi har bir yoʻlovchi yana qanday qoʻshimcha bagaj olishi mumkinligi, yoʻnalishlar boʻyicha va bugungi narxlarda: bron toʻlanmagan, toʻlangan yoki chiptali boʻlganda, yoʻnalish uchishidan uch soat oldingacha. Bagaj har bir yoʻlovchi va yoʻnalish uchun bir marta olinadi; yoʻnalishini qaytargan yoʻlovchi unga bagaj olmaydi, bron agentlikning oʻz narxida sotilgan boʻlsa — umuman olmaydi. Yoʻnalishda nega bagaj yoʻqligini `closed` aytadi. Bronga endi bagaj qoʻshib boʻlmasa 100493, reyslar oʻzgarishi javob kutayotganda 100441. Hech narsani oʻzgartirmaydi.",
  ),
  example: { data: BOOKING_BAGS },
} as const satisfies Operation;
