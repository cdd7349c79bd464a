import type { Phrase } from "./phrase";

/** What the events are and mean (lib/contracts/openapi/events.ts). */
export const EVENTS: Readonly<Record<string, Phrase>> = {
  Booked: { ru: "Забронировано", uz: "Bron qilindi" },
  "Seats are held until `expire`.": { ru: "Места удерживаются до `expire`.", uz: "Joylar `expire` gacha saqlab turiladi." },
  Paid: { ru: "Оплачено", uz: "Toʻlandi" },
  "Tickets are being issued.": { ru: "Билеты выписываются.", uz: "Chiptalar rasmiylashtirilmoqda." },
  Ticketed: { ru: "Билеты выписаны", uz: "Chiptalar rasmiylashtirildi" },
  "Ticket numbers and receipts are there.": {
    ru: "Номера билетов и квитанции готовы.",
    uz: "Chipta raqamlari va kvitansiyalar tayyor.",
  },
  "Ticketing failed": { ru: "Билеты выписать не удалось", uz: "Chiptalar rasmiylashtirilmadi" },
  "The carrier issued no tickets. The whole price is back on the deposit.": {
    ru: "Авиакомпания не выписала билеты. Вся сумма вернулась на депозит.",
    uz: "Aviakompaniya chiptalarni rasmiylashtirmadi. Butun summa depozitga qaytdi.",
  },
  Cancelled: { ru: "Отменено", uz: "Bekor qilindi" },
  "Cancelled unpaid: by `cancel-unpaid`, or because `expire` has passed.": {
    ru: "Отменена без оплаты: вызовом `cancel-unpaid` или потому, что наступил `expire`.",
    uz: "Toʻlovsiz bekor qilindi: `cancel-unpaid` chaqiruvi bilan yoki `expire` vaqti oʻtgani uchun.",
  },
  "The carrier cancelled the flight": { ru: "Авиакомпания отменила рейс", uz: "Aviakompaniya reysni bekor qildi" },
  "`refundauthorized`: `auto-cancel` returns everything now. Any other status stays what it was: `schedule_changes` has what may be answered.":
    {
      ru: "`refundauthorized`: `auto-cancel` теперь вернёт всю сумму. Любой другой статус остаётся прежним: варианты ответа — в `schedule_changes`.",
      uz: "`refundauthorized`: `auto-cancel` endi butun summani qaytaradi. Boshqa har qanday holat oʻzgarmaydi: javob variantlari `schedule_changes` da.",
    },
  "Refund requested": { ru: "Запрошен возврат", uz: "Qaytarish soʻraldi" },
  "The back office has a refund to decide.": {
    ru: "Заявка на возврат ждёт решения бэк-офиса.",
    uz: "Qaytarish arizasi bek-ofis qarorini kutmoqda.",
  },
  "Refund rejected": { ru: "В возврате отказано", uz: "Qaytarish rad etildi" },
  "The tickets stay in force.": { ru: "Билеты остаются действительными.", uz: "Chiptalar oʻz kuchida qoladi." },
  Refunded: { ru: "Возвращено", uz: "Qaytarildi" },
  "The money is back on the deposit.": { ru: "Деньги вернулись на депозит.", uz: "Pul depozitga qaytdi." },
  "Partially refunded": { ru: "Возвращено частично", uz: "Qisman qaytarildi" },
  "What was not flown, or the share of some passengers or directions, is back on the deposit. While others fly the status stays; `refunded_at` and `refunded_directions` say what was refunded.":
    {
      ru: "На депозит вернулись деньги за неиспользованную часть или доля некоторых пассажиров или направлений. Пока остальные летят, статус не меняется; `refunded_at` и `refunded_directions` говорят, что возвращено.",
      uz: "Foydalanilmagan qismning yoki ayrim yoʻlovchilar va yoʻnalishlarning puli depozitga qaytdi. Boshqalar uchadigan boʻlsa, holat oʻzgarmaydi; `refunded_at` va `refunded_directions` nima qaytarilganini aytadi.",
    },
  "The airline changed flights": { ru: "Авиакомпания изменила рейсы", uz: "Aviakompaniya reyslarni oʻzgartirdi" },
  "The status stays. The last of `schedule_changes` says what has changed: `told` is applied already, `open` waits for an answer.": {
    ru: "Статус не меняется. Что изменилось, сказано в последнем элементе `schedule_changes`: `told` уже применено, `open` ждёт ответа.",
    uz: "Holat oʻzgarmaydi. Nima oʻzgargani `schedule_changes` ning oxirgi elementida: `told` allaqachon qoʻllangan, `open` javob kutmoqda.",
  },
  "A change of the airline's was settled": { ru: "Изменение авиакомпании улажено", uz: "Aviakompaniyaning oʻzgarishi hal qilindi" },
  "Accepted, replaced by an alternative, taken back by the airline, or refunded: then the refund is told as well.": {
    ru: "Принято, заменено другими рейсами, отозвано авиакомпанией или возвращены деньги: тогда приходит и событие о возврате.",
    uz: "Qabul qilindi, boshqa reyslarga almashtirildi, aviakompaniya qaytarib oldi yoki pul qaytarildi: unda qaytarish haqidagi hodisa ham yuboriladi.",
  },
  Test: { ru: "Проверка", uz: "Sinov" },
  "Changed by yourselves": { ru: "Изменено вами", uz: "Oʻzingiz oʻzgartirdingiz" },
  "Contacts, a passenger or `expire` were changed, or bags were bought, by your program or your people. The status stays.": {
    ru: "Контакты, пассажира или `expire` изменила либо багаж докупила ваша программа или ваши сотрудники. Статус не меняется.",
    uz: "Kontaktlar, yoʻlovchi yoki `expire` dasturingiz yoki xodimlaringiz tomonidan oʻzgartirildi yoxud bagaj sotib olindi. Holat oʻzgarmaydi.",
  },
  "The balance is low": { ru: "Остаток низкий", uz: "Mablagʻ kam qoldi" },
  "A payment has left less than your threshold. Sent once, and again only after deposit and credit have been as much or more. Set it by `POST /accounts/low-balance`.":
    {
      ru: "После оплаты осталось меньше вашего порога. Отправляется один раз, а снова — только после того, как депозит и кредит вместе достигали порога. Порог задаётся вызовом `POST /accounts/low-balance`.",
      uz: "Toʻlovdan keyin siz belgilagan chegaradan kam mablagʻ qoldi. Bir marta yuboriladi, qayta esa faqat depozit va kredit birgalikda shu chegaraga yetganidan keyin. Chegara `POST /accounts/low-balance` bilan belgilanadi.",
    },
  "Sent by “Send a test” of the portal, and by `POST /webhooks/{id}/test`.": {
    ru: "Отправляется кнопкой «Отправить проверку» в портале и вызовом `POST /webhooks/{id}/test`.",
    uz: "Portaldagi «Sinov yuborish» tugmasi va `POST /webhooks/{id}/test` chaqiruvi bilan yuboriladi.",
  },
};
