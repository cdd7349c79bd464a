import { t } from "@/lib/domain/localized";
import { OFFER_WITH_BAGS } from "../../examples/offers";
import { CHECK_LISTS, offer, offerQuery } from "../../offers";
import { OFFER_ERRORS, type Operation } from "../../operation";

export const checkOffer = {
  name: "check_offer",
  method: "GET",
  path: "/offers/{id}",
  scope: "search",
  rate: "offer",
  query: offerQuery,
  lists: CHECK_LISTS,
  data: offer,
  errors: OFFER_ERRORS,
  tag: "offers",
  summary: t("Check seats and price of an offer", "Проверить места и цену варианта", "Variantning joylari va narxini tekshirish"),
  description: t(
    "Asks again for seats, price and times. Do it right before the booking: the booking is held to the price that this call has shown last, and to the times and terminals that the id was given with. With `with-additional-services=1` it also lists the extra bags for sale. `entry_rules` and `entry_warnings` tell what the countries on the way ask of the `citizenships` that you name.",
    "Снова запрашивает места, цену и время. Делайте это прямо перед бронированием: бронь будет создана по цене, которую этот вызов показал последней, и с тем временем и терминалами, с которыми был выдан id. С `with-additional-services=1` перечисляет и дополнительный багаж, который можно купить. `entry_rules` и `entry_warnings` говорят, что страны на пути требуют от граждан стран, названных в `citizenships`.",
    "Joylar, narx va vaqtlarni qayta soʻraydi. Buni bron qilishdan sal oldin qiling: bron shu chaqiruv oxirgi marta koʻrsatgan narxda hamda id berilgandagi vaqt va terminallar bilan qilinadi. `with-additional-services=1` bilan sotuvdagi qoʻshimcha bagajni ham sanaydi. `entry_rules` va `entry_warnings` yoʻldagi davlatlar `citizenships`da nomlangan davlatlar fuqarolaridan nima talab qilishini aytadi.",
  ),
  example: {
    query: { "with-additional-services": "1" },
    wrong: { "with-additional-services": ["Give one of: 0, 1."] },
    data: OFFER_WITH_BAGS,
  },
} as const satisfies Operation;
