import { t } from "@/lib/domain/localized";
import { calendar, calendarQuery } from "../../calendar";
import { CALENDAR, CALENDAR_QUERY } from "../../examples/calendar";
import { TRAVEL_LISTS } from "../../offers";
import type { Operation } from "../../operation";

export const listPriceCalendar = {
  name: "list_price_calendar",
  method: "GET",
  path: "/offers/calendar",
  scope: "search",
  rate: "search",
  query: calendarQuery,
  lists: TRAVEL_LISTS,
  data: calendar,
  errors: ["currency_not_held", "carrier_unconfirmed"],
  tag: "offers",
  summary: t("See the lowest price of every day", "Самая низкая цена на каждый день", "Har kunning eng arzon narxi"),
  description: t(
    "The lowest price of every departure day, for the whole party and on live seats: what a search of that day shows as its cheapest offer. With `return_date` the days are round trips with as many days away, and `matrix` has every pair of days around both dates. The optional parameters mean what they mean in a search.",
    "Самая низкая цена на каждый день вылета, за всех пассажиров и по свободным сейчас местам: столько поиск на этот день показал бы у самого дешёвого варианта. С `return_date` это поездки туда и обратно с тем же числом дней между ними, а в `matrix` — все пары дней вокруг обеих дат. Необязательные параметры означают то же, что в поиске.",
    "Har bir uchish kunining eng arzon narxi, barcha yoʻlovchilar uchun va hozirgi boʻsh joylar boʻyicha: oʻsha kunni qidirish eng arzon variant sifatida shuni koʻrsatadi. `return_date` bilan kunlar orasidagi muddat oʻsha boʻlgan borib-qaytishlar, `matrix`da esa ikkala sana atrofidagi kunlarning barcha juftlari. Ixtiyoriy parametrlar qidiruvdagidek maʼnoga ega.",
  ),
  example: { query: CALENDAR_QUERY, data: CALENDAR },
} as const satisfies Operation;
