import type { Phrase } from "./phrase";

/** What the reference says of the deposit, its statements, its warning, and refunds (lib/contracts/openapi/texts.ts). */
export const MONEY: Readonly<Record<string, Phrase>> = {
  "Money paid in, payments, refunds and adjustments of your deposit, newest first. `from` and `to` are days, both included, of UTC or of `time_zone`. A movement has the moment at which it began: one that was under way at midnight may still come into the day before, seconds later.":
    {
      ru: "Пополнения, оплаты, возвраты и корректировки вашего депозита, сначала новые. `from` и `to` — дни, обе границы включаются, по UTC или по `time_zone`. У движения — момент, когда оно началось: то, что шло в полночь, может через несколько секунд ещё попасть в предыдущий день.",
      uz: "Depozitingizning toʻldirilishi, toʻlovlar, qaytarishlar va tuzatishlar, avval yangilari. `from` va `to` — kunlar, ikkalasi ham kiradi, UTC yoki `time_zone` boʻyicha. Harakatning vaqti — u boshlangan payt: yarim tunda bajarilayotgani bir necha soniyadan keyin ham oldingi kunga tushishi mumkin.",
    },
  "What was on your deposit before the first day and after the last, and the sums of what moved in between, by kind: the opening balance and all movements make the closing balance, and the closing balance of one day is the opening balance of the next. Days are of UTC or of `time_zone`; a day that is not over ends now.":
    {
      ru: "Сколько было на депозите до первого дня и после последнего и суммы движений между ними по видам: входящий остаток и все движения дают исходящий остаток, а исходящий остаток одного дня — это входящий остаток следующего. Дни — по UTC или по `time_zone`; день, который ещё не закончился, заканчивается сейчас.",
      uz: "Birinchi kundan oldin va oxirgi kundan keyin depozitda qancha boʻlgani hamda oradagi harakatlar summasi, turlari boʻyicha: boshlangʻich qoldiq va barcha harakatlar yakuniy qoldiqni beradi, bir kunning yakuniy qoldigʻi esa keyingi kunning boshlangʻich qoldigʻi. Kunlar UTC yoki `time_zone` boʻyicha; hali tugamagan kun hozirgi paytda tugaydi.",
    },
  "Below what you want to be warned, and what may be spent at this moment.": {
    ru: "С какого порога вас предупреждать и сколько можно потратить в этот момент.",
    uz: "Qanday chegaradan kam boʻlsa sizni ogohlantirish kerakligi va hozir qancha sarflash mumkinligi.",
  },
  "Sets what you want to be warned below; null ends it. The event `account.balance_low` comes with the payment after which deposit and credit together are less than that, once: not again until they have been as much or more. Where they are less already, the answer says so (`is_low`) and nothing is sent.":
    {
      ru: "Задаёт порог, ниже которого вас предупредить; null отменяет его. Событие `account.balance_low` приходит с оплатой, после которой депозит и кредит вместе меньше порога, один раз: снова — лишь после того, как они достигали порога. Если они меньше уже сейчас, об этом скажет ответ (`is_low`), и ничего не отправляется.",
      uz: "Mablagʻ qanchadan kamaysa ogohlantirish kerakligini belgilaydi; null buni bekor qiladi. `account.balance_low` hodisasi depozit va kredit birgalikda shundan kam qolgan toʻlovdan keyin bir marta keladi: qayta esa faqat ular shu chegaraga yetganidan keyin. Hozirning oʻzida kam boʻlsa, buni javob aytadi (`is_low`) va hech narsa yuborilmaydi.",
    },
  "All refunds of all bookings, newest first, those that people have yet to decide or have rejected included.": {
    ru: "Все возвраты по всем броням, сначала новые, в том числе те, которые люди ещё не решили или отклонили.",
    uz: "Barcha bronlar boʻyicha barcha qaytarishlar, avval yangilari, odamlar hali qaror qilmagan yoki rad etganlari ham.",
  },
  "What came back of a booking, why, when, who asked for it, and what was kept of each passenger and fare; `note` is what the back office wrote, such as why it was rejected. Newest first; an empty list where nothing was asked for.":
    {
      ru: "Сколько вернулось по брони, почему, когда, кто запросил и сколько удержано по каждому пассажиру и тарифу; `note` — что написал бэк-офис, например почему отказано. Сначала новые; если ничего не запрашивали, список пустой.",
      uz: "Bron boʻyicha qancha qaytgani, nima uchun, qachon, kim soʻragani hamda har bir yoʻlovchi va tarifdan qancha ushlab qolingani; `note` — bek-ofis yozgani, masalan nega rad etilgani. Avval yangilari; hech narsa soʻralmagan boʻlsa, roʻyxat boʻsh.",
    },
};
