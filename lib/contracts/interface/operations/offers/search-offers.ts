import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { PARTY } from "../../examples/journey";
import { OFFER } from "../../examples/offers";
import { offer, SEARCH_LISTS, searchQuery } from "../../offers";
import type { Operation } from "../../operation";

export const searchOffers = {
  name: "search_offers",
  method: "GET",
  path: "/offers",
  scope: "search",
  rate: "search",
  query: searchQuery,
  lists: SEARCH_LISTS,
  data: z.array(offer),
  errors: ["currency_not_held", "carrier_unconfirmed"],
  tag: "offers",
  summary: t("Search flights", "Найти рейсы", "Reys qidirish"),
  description: t(
    "Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer, and `currency` says what its prices are in; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.",
    "Находит варианты, сначала самые дешёвые. Одно направление — поездка в одну сторону, два — туда и обратно или маршрут с разрывом (open jaw), от трёх до шести — поездка по нескольким городам: каждое начинается после прилёта предыдущего. Обязательны все четыре количества, нулевые тоже; пассажиров с местами не больше 9, младенцев без места не больше, чем взрослых. Поиск ничего не удерживает. Необязательные параметры только сужают и упорядочивают ответ, а `currency` задаёт валюту цен; без них это все варианты, сначала самые дешёвые. `sort=best` взвешивает: цена ÷ наименьшая цена + ½ × время ÷ наименьшее время + ⅒ × пересадки (самостоятельная считается ещё за половину), сначала наименьшее. Пустой список означает, что в продаже ничего нет.",
    "Variantlarni topadi, avval eng arzonlarini. Bitta yoʻnalish — bir tomonga safar, ikkitasi — borib-qaytish yoki uzilgan yoʻl (open jaw), uchtadan oltitagacha — bir necha shahar boʻylab safar: har biri oldingisi yetib borgandan keyin boshlanadi. Toʻrttala son ham majburiy, nollari ham; joy oladigan yoʻlovchilar koʻpi bilan 9 ta, joysiz chaqaloqlar kattalardan koʻp boʻlmasligi kerak. Qidiruv hech narsani band qilmaydi. Ixtiyoriy parametrlar javobni faqat toraytiradi va tartiblaydi, `currency` esa narxlar valyutasini belgilaydi; ularsiz bu barcha variantlar, avval eng arzonlari. `sort=best` shunday tortadi: narx ÷ eng arzon narx + ½ × vaqt ÷ eng qisqa vaqt + ⅒ × toʻxtashlar (mustaqil ulanish yana yarimta), avval eng kichigi. Boʻsh roʻyxat sotuvda hech narsa yoʻqligini bildiradi.",
  ),
  example: {
    query: {
      directions: ["TAS-IST-2027-03-12", "IST-TAS-2027-03-19"],
      ...PARTY,
    },
    data: [OFFER],
  },
} as const satisfies Operation;
