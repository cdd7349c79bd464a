import type { Phrase } from "./phrase";

/** What the reference says of each call (lib/contracts/openapi/texts.ts). */
export const DESCRIPTIONS: Readonly<Record<string, Phrase>> = {
  "Changes the e-mail address and password of an account for a bearer token of about 30 days. Keep the token and get a new one when a call answers 401; an API key needs none of this.":
    {
      ru: "Обменивает адрес электронной почты и пароль учётной записи на токен примерно на 30 дней. Сохраните токен и получите новый, когда вызов ответит 401; с ключом API ничего этого не нужно.",
      uz: "Hisobning elektron pochta manzili va parolini taxminan 30 kunlik tokenga almashtiradi. Tokenni saqlang va chaqiruv 401 deb javob berganda yangisini oling; API kaliti bilan bularning hech biri kerak emas.",
    },
  "Payments take the deposit first and then the credit. Both are in the currency of your prices; with `currency`, of another one in which you have a deposit.":
    {
      ru: "Оплата списывается сначала с депозита, потом с кредита. И тот и другой — в валюте ваших цен; с `currency` — в другой, в которой у вас есть депозит.",
      uz: "Toʻlov avval depozitdan, keyin kreditdan yechiladi. Ikkalasi ham narxlaringiz valyutasida; `currency` bilan — depozitingiz bor boshqa valyutada.",
    },
  "The same of every currency in which you have a deposit, the first of yours first. Each is what `currency` of a search may be: prices, fee, payment and refunds of a booking are in the currency that it was searched in, and move on that deposit alone.":
    {
      ru: "То же по каждой валюте, в которой у вас есть депозит, сначала ваша первая. Каждую можно указать в `currency` поиска: цены, сбор, оплата и возвраты брони — в той валюте, в которой её искали, и только по этому депозиту.",
      uz: "Depozitingiz bor har bir valyuta boʻyicha xuddi shu, avval birinchi valyutangiz. Har birini qidiruvning `currency` parametrida bersa boʻladi: bronning narxi, yigʻimi, toʻlovi va qaytarishlari u qidirilgan valyutada va faqat shu depozit boʻyicha boʻladi.",
    },
  "Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer, and `currency` says what its prices are in; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.":
    {
      ru: "Находит предложения, сначала самые дешёвые. Одно направление — поездка в одну сторону, два — туда и обратно или маршрут с разрывом (open jaw), от трёх до шести — поездка по нескольким городам: каждое начинается после прилёта предыдущего. Обязательны все четыре количества, нулевые тоже; пассажиров с местами не больше 9, младенцев без места не больше, чем взрослых. Поиск ничего не удерживает. Необязательные параметры только сужают и упорядочивают ответ, а `currency` задаёт валюту цен; без них это все предложения, сначала самые дешёвые. `sort=best` взвешивает: цена ÷ наименьшая цена + ½ × время ÷ наименьшее время + ⅒ × пересадки (самостоятельная считается ещё за половину), сначала наименьшее. Пустой список означает, что в продаже ничего нет.",
      uz: "Takliflarni topadi, avval eng arzonlarini. Bitta yoʻnalish — bir tomonga safar, ikkitasi — borib-qaytish yoki uzilgan yoʻl (open jaw), uchtadan oltitagacha — bir necha shahar boʻylab safar: har biri oldingisi yetib borgandan keyin boshlanadi. Toʻrttala son ham majburiy, nollari ham; joy oladigan yoʻlovchilar koʻpi bilan 9 ta, joysiz chaqaloqlar kattalardan koʻp boʻlmasligi kerak. Qidiruv hech narsani band qilmaydi. Ixtiyoriy parametrlar javobni faqat toraytiradi va tartiblaydi, `currency` esa narxlar valyutasini belgilaydi; ularsiz bu barcha takliflar, avval eng arzonlari. `sort=best` shunday tortadi: narx ÷ eng arzon narx + ½ × vaqt ÷ eng qisqa vaqt + ⅒ × toʻxtashlar (mustaqil ulanish yana yarimta), avval eng kichigi. Boʻsh roʻyxat sotuvda hech narsa yoʻqligini bildiradi.",
    },
  "The lowest price of every departure day, for the whole party and on live seats: what a search of that day shows as its cheapest offer. With `return_date` the days are round trips with as many days away, and `matrix` has every pair of days around both dates. The optional parameters mean what they mean in a search.":
    {
      ru: "Самая низкая цена на каждый день вылета, за всех пассажиров и по свободным сейчас местам: столько поиск на этот день показал бы у самого дешёвого предложения. С `return_date` это поездки туда и обратно с тем же числом дней между ними, а в `matrix` — все пары дней вокруг обеих дат. Необязательные параметры означают то же, что в поиске.",
      uz: "Har bir uchish kunining eng arzon narxi, barcha yoʻlovchilar uchun va hozirgi boʻsh joylar boʻyicha: oʻsha kunni qidirish eng arzon taklif sifatida shuni koʻrsatadi. `return_date` bilan kunlar orasidagi muddat oʻsha boʻlgan borib-qaytishlar, `matrix` da esa ikkala sana atrofidagi kunlarning barcha juftlari. Ixtiyoriy parametrlar qidiruvdagidek maʼnoga ega.",
    },
  "Where one can go from a place in a period, and what the cheapest journey to every city costs, cheapest city first: one way, or with `nights_from` and `nights_to` there and back. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.":
    {
      ru: "Куда можно попасть из места за период и сколько стоит самый дешёвый маршрут до каждого города, сначала самые дешёвые города: в одну сторону, а с `nights_from` и `nights_to` — туда и обратно. Маршруты с двумя пересадками рассматриваются только для городов, куда в этот период не попасть с меньшим их числом.",
      uz: "Biror joydan shu davrda qayerga borish mumkin va har bir shaharga eng arzon safar qancha turadi, avval eng arzon shaharlar: bir tomonga, `nights_from` va `nights_to` bilan esa borib-kelish. Ikki toʻxtashli safarlar faqat shu davrda ulardan kam toʻxtash bilan yetib boʻlmaydigan shaharlar uchun koʻriladi.",
    },
  "Asks again for seats, price and times. Do it right before the booking: the booking is held to the price that this call has shown last, and to the times and terminals that the id was given with. With `with-additional-services=1` it also lists the extra bags for sale. `entry_rules` and `entry_warnings` tell what the countries on the way ask of the `citizenships` that you name.":
    {
      ru: "Снова запрашивает места, цену и время. Делайте это прямо перед бронированием: бронь будет создана по цене, которую этот вызов показал последней, и с тем временем и терминалами, с которыми был выдан id. С `with-additional-services=1` перечисляет и дополнительный багаж, который можно купить. `entry_rules` и `entry_warnings` говорят, что страны на пути требуют от граждан стран, названных в `citizenships`.",
      uz: "Joylar, narx va vaqtlarni qayta soʻraydi. Buni bron qilishdan sal oldin qiling: bron shu chaqiruv oxirgi marta koʻrsatgan narxda hamda id berilgandagi vaqt va terminallar bilan qilinadi. `with-additional-services=1` bilan sotuvdagi qoʻshimcha bagajni ham sanaydi. `entry_rules` va `entry_warnings` yoʻldagi davlatlar `citizenships` da nomlangan mamlakatlar fuqarolaridan nima talab qilishini aytadi.",
    },
  "A search shows one fare per flight, usually the simplest. This lists all of them, each an offer with an id of its own. Only where the offer's `is_fare_family` is true.":
    {
      ru: "Поиск показывает один тариф на рейс, обычно самый простой. Здесь перечислены все, каждый — предложение с собственным id. Только если `is_fare_family` предложения равно true.",
      uz: "Qidiruv har bir reysga bitta, odatda eng oddiy tarifni koʻrsatadi. Bu yerda hammasi sanaladi, har biri oʻz id siga ega taklif. Faqat taklifning `is_fare_family` qiymati true boʻlsa.",
    },
  "Conditions of refund and exchange, bags and penalties, one item per fare; per passenger, in the currency of the offer.": {
    ru: "Условия возврата и обмена, багаж и штрафы, один элемент на тариф; за пассажира, в валюте предложения.",
    uz: "Qaytarish va almashtirish shartlari, bagaj va jarimalar, har bir tarifga bitta element; bitta yoʻlovchi uchun, taklif valyutasida.",
  },
  "Takes seats and makes an unpaid booking that is cancelled by itself at `expire`. Where the code is 1030, 1031 or 100500 the price has moved: check the offer again, show the new price, and book with the same id. Where it is 100451 the flights leave or arrive otherwise than the offer showed: `data.directions` tells how, and `data.offer_id` books them as they are now. A second booking of the same people on the same flights is refused; `data.existing_booking_id` is the first one. Send an `Idempotency-Key`, so that a repeated call never books twice.":
    {
      ru: "Занимает места и создаёт неоплаченную бронь, которая сама отменится в момент `expire`. Если код 1030, 1031 или 100500, цена изменилась: проверьте предложение снова, покажите новую цену и забронируйте с тем же id. Если код 100451, рейсы вылетают или прилетают не так, как показывало предложение: как именно, сказано в `data.directions`, а с `data.offer_id` их можно забронировать такими, какие они теперь. Вторая бронь тех же людей на те же рейсы отклоняется; первая — в `data.existing_booking_id`. Передавайте `Idempotency-Key`, чтобы повторный вызов не забронировал дважды.",
      uz: "Joylarni band qiladi va `expire` vaqtida oʻzi bekor boʻladigan toʻlanmagan bron yaratadi. Kod 1030, 1031 yoki 100500 boʻlsa, narx oʻzgargan: taklifni qayta tekshiring, yangi narxni koʻrsating va oʻsha id bilan bron qiling. Kod 100451 boʻlsa, reyslar taklif koʻrsatganidan boshqacha uchadi yoki qoʻnadi: qandayligini `data.directions` aytadi, `data.offer_id` esa ularni hozirgi holicha bron qiladi. Oʻsha odamlarning oʻsha reyslarga ikkinchi broni rad etiladi; birinchisi — `data.existing_booking_id`. Takroriy chaqiruv ikki marta bron qilmasligi uchun `Idempotency-Key` yuboring.",
    },
  "The booking in its present state. Ticket numbers and receipts appear when `status` is `ticketed`. `schedule_changes` has what the airline has changed; while one of them is `open`, the booking can neither be paid nor ticketed.":
    {
      ru: "Бронь в нынешнем состоянии. Номера билетов и квитанции появляются, когда `status` равен `ticketed`. В `schedule_changes` — то, что изменила авиакомпания; пока одно из изменений `open`, бронь нельзя ни оплатить, ни выписать по ней билеты.",
      uz: "Bron hozirgi holatida. Chipta raqamlari va kvitansiyalar `status` qiymati `ticketed` boʻlganda paydo boʻladi. `schedule_changes` da aviakompaniya oʻzgartirgan narsalar turadi; ulardan biri `open` ekan, bronni toʻlab ham, chiptalarini rasmiylashtirib ham boʻlmaydi.",
    },
  "The fare rules as they were when the booking was made: they are what a refund follows.": {
    ru: "Правила тарифа, какими они были при бронировании: по ним и делается возврат.",
    uz: "Bron qilingan paytdagi tarif qoidalari: qaytarish shular boʻyicha bajariladi.",
  },
  "Ask before you pay. Where the answer is true, read the booking for the new price and the one before.": {
    ru: "Спросите перед оплатой. Если ответ true, прочитайте бронь: в ней новая и прежняя цена.",
    uz: "Toʻlashdan oldin soʻrang. Javob true boʻlsa, bronni oʻqing: yangi va avvalgi narx unda.",
  },
  "Whether the booking is still unpaid and in time, and deposit and credit cover it; `reason` says what stands in the way. Ask before you pay.":
    {
      ru: "Не оплачена ли ещё бронь, не истёк ли её срок и хватает ли депозита и кредита; что мешает, говорит `reason`. Спросите перед оплатой.",
      uz: "Bron hali toʻlanmagan va muddati oʻtmaganmi, depozit va kredit yetadimi; nima xalaqit berayotganini `reason` aytadi. Toʻlashdan oldin soʻrang.",
    },
  "Pays from the deposit, then from the credit, and starts ticketing; poll the booking or listen to webhooks until it is `ticketed`. The body is empty or `{}`. Send an `Idempotency-Key`, so that a repeated call never pays twice.":
    {
      ru: "Платит с депозита, потом с кредита, и запускает выписку билетов; опрашивайте бронь или слушайте вебхуки, пока она не станет `ticketed`. Тело пустое или `{}`. Передавайте `Idempotency-Key`, чтобы повторный вызов не заплатил дважды.",
      uz: "Depozitdan, keyin kreditdan toʻlaydi va chiptalarni rasmiylashtirishni boshlaydi; bron `ticketed` boʻlguncha uni soʻrab turing yoki vebhuklarni tinglang. Tanasi boʻsh yoki `{}`. Takroriy chaqiruv ikki marta toʻlamasligi uchun `Idempotency-Key` yuboring.",
    },
  "What the fiscal receipt of the sale needs, and once anything was given back, those of the return and of what was kept. Only for bookings that were paid.":
    {
      ru: "Данные для фискального чека продажи, а когда что-то возвращено — и для чеков возврата и удержанного. Только для броней, которые были оплачены.",
      uz: "Sotuvning fiskal cheki uchun maʼlumotlar, biror narsa qaytarilgan boʻlsa, qaytarish va ushlab qolingan summa cheklari uchun ham. Faqat toʻlangan bronlar uchun.",
    },
  "One itinerary receipt (PDF) per passenger. Only for ticketed bookings.": {
    ru: "По одной маршрутной квитанции (PDF) на пассажира. Только для броней с билетами.",
    uz: "Har bir yoʻlovchiga bittadan marshrut kvitansiyasi (PDF). Faqat chiptalari rasmiylashtirilgan bronlar uchun.",
  },
  "Releases the seats of a booking in `booked`, without a penalty.": {
    ru: "Освобождает места брони в статусе `booked`, без штрафа.",
    uz: "`booked` holatidagi bronning joylarini jarimasiz boʻshatadi.",
  },
  "Takes a paid or ticketed booking back with everything returned, the service's fee and extra bags included: within 24 hours of the payment and before the first departure.":
    {
      ru: "Аннулирует оплаченную бронь, с билетами или без, и возвращает всё, вместе с сервисным сбором и дополнительным багажом: в течение 24 часов после оплаты и до первого вылета.",
      uz: "Toʻlangan yoki chiptalari rasmiylashtirilgan bronni annullab, hammasini, xizmat haqi va qoʻshimcha bagajni ham qaytaradi: toʻlovdan keyin 24 soat ichida va birinchi uchishdan oldin.",
    },
  "What `auto-cancel` would return if it were called now. Refuses with 5233 whenever `auto-cancel` would refuse. Changes nothing.": {
    ru: "Сколько вернул бы `auto-cancel`, если вызвать его сейчас. Отвечает 5233 всегда, когда отказал бы `auto-cancel`. Ничего не меняет.",
    uz: "`auto-cancel` hozir chaqirilsa, qancha qaytarishi. `auto-cancel` rad etadigan har holatda 5233 deb javob beradi. Hech narsani oʻzgartirmaydi.",
  },
  "Refunds by the fare rules at this moment. Where part of the journey was flown, only the rest is refunded and the booking is `partiallyrefunded`. Where the carrier cancelled the flight, everything comes back.":
    {
      ru: "Возвращает по правилам тарифа, действующим в этот момент. Если часть поездки использована, возвращается только остаток, и бронь становится `partiallyrefunded`. Если рейс отменила авиакомпания, возвращается всё.",
      uz: "Shu paytdagi tarif qoidalari boʻyicha qaytaradi. Safarning bir qismi uchilgan boʻlsa, faqat qolgani qaytadi va bron `partiallyrefunded` boʻladi. Reysni aviakompaniya bekor qilgan boʻlsa, hammasi qaytadi.",
    },
  "The extra bags that each passenger of a booking may still buy, direction by direction, at today's prices: while it is unpaid, paid or ticketed, until three hours before the direction leaves. Bags are bought once per passenger and direction; whoever has given back a direction buys none for it, and none at all where the booking is sold at a price of the agency's own. `closed` says why a direction has none. 100493 where the booking allows no bags any more, 100441 while a change of flights waits for an answer. Changes nothing.":
    {
      ru: "Какой дополнительный багаж ещё может купить каждый пассажир брони, по направлениям и по сегодняшним ценам: пока она не оплачена, оплачена или с билетами, не позже чем за три часа до вылета направления. Багаж покупается один раз на пассажира и направление; кто вернул направление, не покупает багаж на него, а если бронь продана по собственной цене агентства — не покупает вовсе. `closed` говорит, почему на направление багажа нет. 100493 — если бронь больше не допускает багажа, 100441 — пока изменение рейсов ждёт ответа. Ничего не меняет.",
      uz: "Brondagi har bir yoʻlovchi yana qanday qoʻshimcha bagaj olishi mumkinligi, yoʻnalishlar boʻyicha va bugungi narxlarda: bron toʻlanmagan, toʻlangan yoki chiptali boʻlganda, yoʻnalish uchishidan uch soat oldingacha. Bagaj har bir yoʻlovchi va yoʻnalish uchun bir marta olinadi; yoʻnalishini qaytargan yoʻlovchi unga bagaj olmaydi, bron agentlikning oʻz narxida sotilgan boʻlsa — umuman olmaydi. Yoʻnalishda nega bagaj yoʻqligini `closed` aytadi. Bronga endi bagaj qoʻshib boʻlmasa 100493, reyslar oʻzgarishi javob kutayotganda 100441. Hech narsani oʻzgartirmaydi.",
    },
  "Buys bags for a booking, at the prices that their ids name: of an unpaid booking the price grows, of a paid or ticketed one the deposit is charged at once. All of the list or nothing. What cannot be had is told of its `bags.N.id`; where a price has moved, 1030 or 1031; where the deposit does not cover it, 1048. Bags are refunded like those that were booked: all with a void, by the fare rules with a refund. `price.has_changed` is not about them. Needs the scope `pay`, as it may charge the deposit. Told as `booking.updated`.":
    {
      ru: "Покупает багаж к брони по ценам, названным в id: у неоплаченной брони растёт цена, у оплаченной или с билетами сразу списывается депозит. Весь список или ничего. О том, чего купить нельзя, говорится в его `bags.N.id`; если цена изменилась — 1030 или 1031; если депозита не хватает — 1048. Багаж возвращается как купленный вместе с бронью: весь при аннулировании, по правилам тарифа при возврате. К `price.has_changed` это не относится. Нужно право `pay`, ведь может быть списан депозит. Сообщается как `booking.updated`.",
      uz: "Id larda aytilgan narxlarda bronga bagaj sotib oladi: toʻlanmagan bronning narxi oshadi, toʻlangan yoki chiptali bronda pul darhol depozitdan yechiladi. Yo butun roʻyxat, yo hech narsa. Olib boʻlmaydigani uning `bags.N.id` maydonida aytiladi; narx oʻzgargan boʻlsa 1030 yoki 1031; depozit yetmasa 1048. Bagaj bron bilan olingani kabi qaytariladi: annullashda hammasi, qaytarishda tarif qoidalari boʻyicha. `price.has_changed` bunga tegishli emas. Depozitdan pul yechilishi mumkinligi uchun `pay` huquqi kerak. `booking.updated` bilan xabar qilinadi.",
    },
  "Takes passengers out of an unpaid booking, before its auto-cancel moment: their seats, extra bags and documents are free, and the price is that of those who stay. Number and PNR stay. An adult stays, and one of 18 or older for each infant on a lap: else 100490; to end the booking call `cancel-unpaid`. A payment at the same moment pays for those who are left, or this is refused. Told as `booking.updated`.":
    {
      ru: "Убирает пассажиров из неоплаченной брони до момента её автоматической отмены: их места, багаж и документы освобождаются, а цена становится суммой за оставшихся. Номер и PNR не меняются. Остаётся взрослый, а для каждого младенца на руках — свой, не моложе 18 лет: иначе 100490; чтобы отменить бронь, вызовите `cancel-unpaid`. Оплата в тот же момент платит за оставшихся, или вызов отклоняется. Сообщается как `booking.updated`.",
      uz: "Avtomatik bekor qilish paytigacha toʻlanmagan brondan yoʻlovchilarni chiqaradi: ularning joylari, bagaji va hujjatlari boʻshaydi, narx qolganlarniki boʻladi. Raqam va PNR oʻzgarmaydi. Kattalardan biri, qoʻldagi har bir chaqaloqqa 18 yoshdan kichik boʻlmagan bittasi qoladi: aks holda 100490; bronni tugatish uchun `cancel-unpaid` ni chaqiring. Oʻsha paytdagi toʻlov qolganlar uchun toʻlaydi yoki chaqiruv rad etiladi. `booking.updated` bilan xabar qilinadi.",
    },
  "What each passenger of a ticketed booking would get back by the fare rules at this moment, and of each direction where it may be refunded apart; what `partial-refund` returns is their sum. What was refunded before is left out. Changes nothing.":
    {
      ru: "Сколько по правилам тарифа вернулось бы сейчас каждому пассажиру брони с билетами, и за каждое направление, если его можно вернуть отдельно; `partial-refund` возвращает их сумму. Того, что уже возвращено, в ответе нет. Ничего не меняет.",
      uz: "Chiptalari rasmiylashtirilgan bronning har bir yoʻlovchisiga, alohida qaytarish mumkin boʻlsa, har bir yoʻnalishi uchun ham, tarif qoidalari boʻyicha hozir qancha qaytishi; `partial-refund` ularning yigʻindisini qaytaradi. Oldin qaytarilgani javobda yoʻq. Hech narsani oʻzgartirmaydi.",
    },
  "Refunds these passengers by the fare rules at this moment, for all of the journey, or for single `directions` of it, which have a price of their own. After the first departure they get back what is still ahead, where directions have prices of their own; else they are refused (5233). Their seats are free, and `refunded_at` and `refunded_directions` say what and when. The others fly: the booking stays `ticketed`, and can be refunded in part again or as a whole. Where nothing would be left to fly it is `refunded` or `partiallyrefunded`.":
    {
      ru: "Возвращает деньги этим пассажирам по правилам тарифа в этот момент: за всю поездку или за отдельные направления `directions`, у которых своя цена. После первого вылета возвращается то, что ещё впереди, если у направлений свои цены; иначе отказ (5233). Места освобождаются, `refunded_at` и `refunded_directions` говорят, что и когда возвращено. Остальные летят: бронь остаётся `ticketed`, и её можно вернуть ещё по частям или целиком. Если лететь больше некому, она становится `refunded` или `partiallyrefunded`.",
      uz: "Shu yoʻlovchilarning pulini shu paytdagi tarif qoidalari boʻyicha qaytaradi: butun safar uchun yoki narxi alohida boʻlgan `directions` yoʻnalishlari uchun. Birinchi uchishdan keyin, yoʻnalishlarning narxi alohida boʻlsa, hali oldinda turgani qaytariladi; aks holda rad etiladi (5233). Joylar boʻshaydi, `refunded_at` va `refunded_directions` nima va qachon qaytarilganini aytadi. Qolganlar uchadi: bron `ticketed` boʻlib qoladi, uni yana qisman yoki butunlay qaytarish mumkin. Uchadigan hech narsa qolmasa, u `refunded` yoki `partiallyrefunded` boʻladi.",
    },
  "Opens a request that people decide. Answers `refund_request_sent` once; later reads say `ticketed` until it is settled (`refunded`, `partiallyrefunded`) or rejected (`ticketed`). One request may be open at a time.":
    {
      ru: "Открывает заявку, которую решают люди. Один раз отвечает `refund_request_sent`; при чтении потом виден `ticketed`, пока заявку не удовлетворят (`refunded`, `partiallyrefunded`) или не отклонят (`ticketed`). Открытой может быть одна заявка.",
      uz: "Odamlar hal qiladigan ariza ochadi. Bir marta `refund_request_sent` deb javob beradi; keyin oʻqilganda ariza qondirilguncha (`refunded`, `partiallyrefunded`) yoki rad etilguncha (`ticketed`) `ticketed` koʻrinadi. Bir vaqtda bitta ariza ochiq boʻlishi mumkin.",
    },
  "Takes the airline's new flights as they stand in `new`. Payment and ticketing go on from there. Only where `options.accept` is true. The body is empty or `{}`.":
    {
      ru: "Принимает новые рейсы авиакомпании, какими они указаны в `new`. Дальше можно платить и выписывать билеты. Только если `options.accept` равно true. Тело пустое или `{}`.",
      uz: "Aviakompaniyaning yangi reyslarini `new` da koʻrsatilganidek qabul qiladi. Toʻlov va chiptalarni rasmiylashtirish shundan davom etadi. Faqat `options.accept` true boʻlsa. Tanasi boʻsh yoki `{}`.",
    },
  "Takes one of `options.alternatives` instead, without charge: its seats are taken and those of the changed flights given back. Where the code is 100445, read the booking again and choose another one.":
    {
      ru: "Берёт вместо них один из вариантов `options.alternatives` без доплаты: его места занимаются, а места изменённых рейсов освобождаются. Если код 100445, прочитайте бронь ещё раз и выберите другой.",
      uz: "Ularning oʻrniga `options.alternatives` dan birini qoʻshimcha toʻlovsiz oladi: uning joylari band qilinadi, oʻzgargan reyslarniki boʻshatiladi. Kod 100445 boʻlsa, bronni qayta oʻqing va boshqasini tanlang.",
    },
  "Returns everything that was paid, fees included, whatever the fare: an unpaid booking is `cancelled`, any other one `refunded`. Where part of the journey was flown, the rest is returned without a penalty and the booking is `partiallyrefunded`. The body is empty or `{}`.":
    {
      ru: "Возвращает всё уплаченное вместе со сборами, какой бы ни был тариф: неоплаченная бронь становится `cancelled`, любая другая — `refunded`. Если часть поездки использована, остаток возвращается без штрафа, и бронь становится `partiallyrefunded`. Тело пустое или `{}`.",
      uz: "Tarif qanday boʻlishidan qatʼi nazar, toʻlangan hamma narsani haqlari bilan qaytaradi: toʻlanmagan bron `cancelled`, boshqa har qandayi `refunded` boʻladi. Safarning bir qismi uchilgan boʻlsa, qolgani jarimasiz qaytadi va bron `partiallyrefunded` boʻladi. Tanasi boʻsh yoki `{}`.",
    },
  "Flights that depart on these days, both included, in local times.": {
    ru: "Рейсы, которые вылетают в эти дни, обе даты включаются, по местному времени.",
    uz: "Shu kunlarda uchadigan reyslar, ikkala sana ham kiradi, mahalliy vaqtda.",
  },
  "Entry visas of countries, by the traveller's citizenship.": {
    ru: "Въездные визы стран, по гражданству путешественника.",
    uz: "Mamlakatlarning kirish vizalari, sayohatchining fuqaroligi boʻyicha.",
  },
  "The older shape: visas for citizens of Uzbekistan alone. New programs use `/visa-types/v2`.": {
    ru: "Прежний вид: визы только для граждан Узбекистана. Новые программы обращаются к `/visa-types/v2`.",
    uz: "Avvalgi koʻrinish: faqat Oʻzbekiston fuqarolari uchun vizalar. Yangi dasturlar `/visa-types/v2` ga murojaat qiladi.",
  },
};
