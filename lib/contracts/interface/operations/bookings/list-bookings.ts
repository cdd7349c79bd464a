import { t } from "@/lib/domain/localized";
import { bookingPage, bookingsQuery } from "../../booking-list";
import { BOOKING_PAGE } from "../../examples/bookings";
import type { Operation } from "../../operation";

export const listBookings = {
  name: "list_bookings",
  method: "GET",
  path: "/bookings",
  scope: "read",
  rate: "read",
  query: bookingsQuery,
  lists: ["status"],
  data: bookingPage,
  errors: [],
  tag: "bookings",
  summary: t("List and find bookings", "Список и поиск броней", "Bronlar roʻyxati va qidiruvi"),
  description: t(
    "Your bookings in short, newest first, in the mode of the credential. Parameters narrow the list together; `next_cursor` leads to the next page, and bookings that are made meanwhile neither repeat nor hide others. With `updated_since` the list is by `updated_at`, oldest change first: ask with the moment at which your last pass began, less a minute, and take each id's newest form.",
    "Ваши брони вкратце, сначала новые, в режиме ключа или токена. Параметры сужают список вместе; `next_cursor` ведёт на следующую страницу, и брони, созданные тем временем, ничего не повторяют и не скрывают. С `updated_since` список идёт по `updated_at`, от старых изменений к новым: передайте момент, когда начался ваш прошлый обход, минус минута, и берите самый новый вид каждого id.",
    "Bronlaringiz qisqacha, avval yangilari, kalit yoki token rejimida. Parametrlar roʻyxatni birgalikda toraytiradi; `next_cursor` keyingi sahifaga olib boradi, bu orada yaratilgan bronlar hech narsani takrorlamaydi va yashirmaydi. `updated_since` bilan roʻyxat `updated_at` boʻyicha, eng eski oʻzgarishdan boshlanadi: oldingi oʻqishingiz boshlangan paytdan bir daqiqa oldingi vaqtni bering va har bir id ning eng yangi koʻrinishini oling.",
  ),
  example: {
    query: { status: ["ticketed"], updated_since: "2027-02-10T00:00:00Z", limit: 20 },
    wrong: { updated_since: ["Give a moment by ISO 8601 with its zone, such as 2027-03-12T09:40:00Z."] },
    data: BOOKING_PAGE,
  },
} as const satisfies Operation;
