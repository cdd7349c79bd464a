import { t } from "@/lib/domain/localized";
import { EVENT_LISTS, eventPage, eventsQuery } from "../../events";
import { EVENT_PAGE } from "../../examples/webhooks";
import type { Operation } from "../../operation";

export const listEvents = {
  name: "list_events",
  method: "GET",
  path: "/events",
  scope: "read",
  money: true,
  rate: "read",
  query: eventsQuery,
  lists: EVENT_LISTS,
  data: eventPage,
  errors: [],
  tag: "webhooks",
  summary: t("Read events one after the other", "Читать события одно за другим", "Hodisalarni birin-ketin oʻqish"),
  description: t(
    "What webhooks tell, as a list to be read on: every change of your bookings and your account within 30 days, in the order in which they were announced, whether or not there is an address. Keep `next_cursor` and ask with it again: nothing is left out and nothing comes twice, whatever happens at once. Bodies are those of webhooks; take each `id` once. Ask every few seconds, or at once while a page is full.",
    "То же, что сообщают вебхуки, списком, который можно дочитывать: все изменения ваших броней и вашего счёта за 30 дней, в том порядке, в каком о них объявлено, есть у вас адрес или нет. Сохраните `next_cursor` и спрашивайте с ним снова: ничего не пропадёт и ничего не придёт дважды, что бы ни происходило одновременно. Тела те же, что у вебхуков; каждый `id` обрабатывайте один раз. Спрашивайте раз в несколько секунд, а пока страница полная — сразу.",
    "Vebhuklar aytadigan narsalarning oʻzi, davomini oʻqib borsa boʻladigan roʻyxat koʻrinishida: bronlaringiz va hisobingizning 30 kundagi barcha oʻzgarishlari, eʼlon qilingan tartibda, manzil bor-yoʻqligidan qatʼi nazar. `next_cursor`ni saqlang va u bilan yana soʻrang: bir vaqtda nima yuz bermasin, hech narsa tushib qolmaydi va ikki marta kelmaydi. Tanalari vebhuklarniki bilan bir xil; har bir `id`ni bir marta qabul qiling. Bir necha soniyada bir, sahifa toʻla boʻlsa, darhol soʻrang.",
  ),
  example: { query: { types: ["booking.ticketed", "account.balance_low"], start: "oldest" }, data: EVENT_PAGE },
} as const satisfies Operation;
