import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { destination, destinationsQuery } from "../../calendar";
import { DESTINATIONS, DESTINATIONS_QUERY } from "../../examples/calendar";
import { TRAVEL_LISTS } from "../../offers";
import type { Operation } from "../../operation";

export const listDestinations = {
  name: "list_destinations",
  method: "GET",
  path: "/offers/destinations",
  scope: "search",
  rate: "search",
  query: destinationsQuery,
  lists: TRAVEL_LISTS,
  data: z.array(destination),
  errors: ["currency_not_held", "carrier_unconfirmed"],
  tag: "offers",
  summary: t("See the lowest price to every city", "Самая низкая цена в каждый город", "Har bir shaharga eng arzon narx"),
  description: t(
    "Where one can go from a place in a period, and what the cheapest journey to every city costs, cheapest city first: one way, or with `nights_from` and `nights_to` there and back. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.",
    "Куда можно попасть из места за период и сколько стоит самый дешёвый маршрут до каждого города, сначала самые дешёвые города: в одну сторону, а с `nights_from` и `nights_to` — туда и обратно. Маршруты с двумя пересадками рассматриваются только для городов, куда в этот период не попасть с меньшим их числом.",
    "Biror joydan shu davrda qayerga borish mumkin va har bir shaharga eng arzon safar qancha turadi, avval eng arzon shaharlar: bir tomonga, `nights_from` va `nights_to` bilan esa borib-qaytish. Ikki toʻxtashli safarlar faqat shu davrda ulardan kam toʻxtash bilan yetib boʻlmaydigan shaharlar uchun koʻriladi.",
  ),
  example: { query: DESTINATIONS_QUERY, data: DESTINATIONS },
} as const satisfies Operation;
