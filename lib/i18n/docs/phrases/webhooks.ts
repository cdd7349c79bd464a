import type { Phrase } from "./phrase";

/** What the reference says of addresses of webhooks, deliveries and the list of events (lib/contracts/openapi/texts.ts). */
export const WEBHOOKS: Readonly<Record<string, Phrase>> = {
  "The addresses of your key's mode, oldest first. Secrets are never shown again.": {
    ru: "Адреса режима вашего ключа, сначала старые. Секреты повторно не показываются.",
    uz: "Kalitingiz rejimidagi manzillar, avval eskilari. Maxfiy kalitlar qayta koʻrsatilmaydi.",
  },
  "Adds an address for the mode of your key, at most ten. It must be https and public. `secret` is shown here alone; rotate it where it is lost. Send an `Idempotency-Key`: the same call again then has the same address and `secret`; without one it adds a second address.":
    {
      ru: "Добавляет адрес для режима вашего ключа, всего не больше десяти. Он должен быть https и общедоступным. `secret` показывается только здесь; если он потерян, замените его. Передайте `Idempotency-Key`: тот же вызов ещё раз вернёт тот же адрес и `secret`; без него он добавит второй адрес.",
      uz: "Kalitingiz rejimi uchun manzil qoʻshadi, jami koʻpi bilan oʻnta. U https va ochiq boʻlishi kerak. `secret` faqat shu yerda koʻrsatiladi; yoʻqolsa, almashtiring. `Idempotency-Key` yuboring: oʻsha chaqiruv takrorlansa, oʻsha manzil va `secret` qaytadi; usiz ikkinchi manzil qoʻshiladi.",
    },
  "Changes what is sent; what is left out stays. What is still to be delivered goes to the new address. `enabled` switches it off, and on again after it answered 410.":
    {
      ru: "Меняет то, что передано; остальное остаётся. То, что ещё не доставлено, пойдёт на новый адрес. `enabled` выключает адрес и снова включает его после ответа 410.",
      uz: "Yuborilganini oʻzgartiradi; yuborilmagani oʻzgarmaydi. Hali yetkazilmagani yangi manzilga boradi. `enabled` manzilni oʻchirib qoʻyadi va u 410 deb javob berganidan keyin yana yoqadi.",
    },
  "Forgets the address with its deliveries; what was on its way to it stops.": {
    ru: "Удаляет адрес вместе с историей отправок; всё, что к нему шло, останавливается.",
    uz: "Manzilni joʻnatmalar tarixi bilan birga olib tashlaydi; unga yoʻlda boʻlgan narsalar toʻxtaydi.",
  },
  "Makes a new secret, shown here alone. Webhooks are signed with the old one too for 24 hours, and with up to three before it that signed until now; a status callback changes at once, and a secret of its own is set by changing it. Send an `Idempotency-Key`: the same call again then has the same `secret`.":
    {
      ru: "Создаёт новый секрет, который показывается только здесь. Вебхуки ещё 24 часа подписываются и прежним, а также не более чем тремя до него, которые подписывали до сих пор; статус с X-Auth переходит на новый сразу, а собственный секрет для него задаётся изменением адреса. Передайте `Idempotency-Key`: тот же вызов ещё раз вернёт тот же `secret`.",
      uz: "Yangi maxfiy kalit yaratadi, u faqat shu yerda koʻrsatiladi. Vebhuklar yana 24 soat eskisi bilan ham, undan oldin shu paytgacha imzolab kelgan koʻpi bilan uchtasi bilan ham imzolanadi; holat xabarnomasi darhol yangisiga oʻtadi, uning oʻz maxfiy kaliti esa manzilni oʻzgartirish bilan beriladi. `Idempotency-Key` yuboring: oʻsha chaqiruv takrorlansa, oʻsha `secret` qaytadi.",
    },
  "Sends a `ping` now and says what came of it: the last of `tries`. A status callback gets your newest booking. It is not repeated. At most 60 tests and repetitions in a minute.":
    {
      ru: "Сразу отправляет `ping` и сообщает, что из этого вышло: последний элемент `tries`. Статус с X-Auth получает вашу самую новую бронь. Проверка не повторяется. Не больше 60 проверок и повторных отправок в минуту.",
      uz: "Hozirning oʻzida `ping` yuboradi va natijasini aytadi: `tries` ning oxirgi elementi. Holat xabarnomasi eng yangi broningizni oladi. Sinov takrorlanmaydi. Bir daqiqada koʻpi bilan 60 ta sinov va qayta yuborish.",
    },
  "What was sent to an address within 30 days, newest first.": {
    ru: "Что было отправлено на адрес за 30 дней, сначала новое.",
    uz: "Manzilga 30 kun ichida nimalar yuborilgani, avval yangilari.",
  },
  "Sends the message again now, with the same `webhook-id` and body, and says what came of it: the last of `tries`. Nothing of the plan of repetitions changes where it fails.":
    {
      ru: "Сразу отправляет сообщение ещё раз, с тем же `webhook-id` и телом, и сообщает, что из этого вышло: последний элемент `tries`. Если отправить не удалось, порядок повторов не меняется.",
      uz: "Xabarni hozirning oʻzida oʻsha `webhook-id` va tana bilan yana yuboradi va natijasini aytadi: `tries` ning oxirgi elementi. Yuborib boʻlmasa, takrorlash tartibi oʻzgarmaydi.",
    },
  "What webhooks tell, as a list to be read on: every change of your bookings and your account within 30 days, in the order in which they were announced, whether or not there is an address. Keep `next_cursor` and ask with it again: nothing is left out and nothing comes twice, whatever happens at once. Bodies are those of webhooks; take each `id` once. Ask every few seconds, or at once while a page is full.":
    {
      ru: "То же, что сообщают вебхуки, списком, который можно дочитывать: все изменения ваших броней и вашего счёта за 30 дней, в том порядке, в каком о них объявлено, есть у вас адрес или нет. Сохраните `next_cursor` и спрашивайте с ним снова: ничего не пропадёт и ничего не придёт дважды, что бы ни происходило одновременно. Тела те же, что у вебхуков; каждый `id` обрабатывайте один раз. Спрашивайте раз в несколько секунд, а пока страница полная — сразу.",
      uz: "Vebhuklar aytadigan narsalarning oʻzi, davomini oʻqib borsa boʻladigan roʻyxat koʻrinishida: bronlaringiz va hisobingizning 30 kundagi barcha oʻzgarishlari, eʼlon qilingan tartibda, manzil bor-yoʻqligidan qatʼi nazar. `next_cursor` ni saqlang va u bilan yana soʻrang: bir vaqtda nima yuz bermasin, hech narsa tushib qolmaydi va ikki marta kelmaydi. Tanalari vebhuklarniki bilan bir xil; har bir `id` ni bir marta qabul qiling. Bir necha soniyada bir, sahifa toʻla boʻlsa, darhol soʻrang.",
    },
};
