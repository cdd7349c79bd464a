import { t } from "@/lib/domain/localized";

/** The button that watches a price, its sheet, and what is found. */
export const watch = {
  open: t("Watch this price", "Следить за ценой", "Narxni kuzatish"),
  isOn: t("Price is watched", "Цена отслеживается", "Narx kuzatilmoqda"),
  what: {
    search: t(
      "You are told within a minute once this search finds a lower price.",
      "Вы узнаете в течение минуты, когда этот поиск найдёт цену ниже.",
      "Shu qidiruv arzonroq narx topsa, bir daqiqa ichida xabar olasiz.",
    ),
    quote: t(
      "You are told within a minute once flights of this quote cost less.",
      "Вы узнаете в течение минуты, когда рейсы этой подборки подешевеют.",
      "Shu tijorat taklifidagi reyslar arzonlashsa, bir daqiqa ichida xabar olasiz.",
    ),
    hold: t(
      "You are told within a minute once the same flights cost less than this booking.",
      "Вы узнаете в течение минуты, когда те же рейсы станут дешевле этой брони.",
      "Oʻsha reyslar shu brondan arzonlashsa, bir daqiqa ichida xabar olasiz.",
    ),
    ticketed: t(
      "You are told once the same flights cost less than they were sold for, with the penalty for giving these tickets back already counted.",
      "Вы узнаете, когда те же рейсы станут дешевле проданных, уже с учётом штрафа за возврат этих билетов.",
      "Oʻsha reyslar sotilganidan arzonlashsa, xabar olasiz: shu chiptalarni qaytarish jarimasi allaqachon hisobga olinadi.",
    ),
  },
  leastFall: t("Cheaper by at least, {currency}", "Дешевле не меньше чем на, {currency}", "Kamida shuncha arzon, {currency}"),
  target: t("The customer pays at most, {currency}", "Клиент платит не больше, {currency}", "Mijoz koʻpi bilan toʻlaydi, {currency}"),
  anyFall: t("Empty: any lower price", "Пусто: любая цена ниже", "Boʻsh: har qanday arzonroq narx"),
  amountWrong: t("Write an amount, such as 250 000.", "Укажите сумму, например 250 000.", "Summa yozing, masalan 250 000."),
  tellCustomer: t("Write to the customer too", "Написать и клиенту", "Mijozga ham yozish"),
  tellCustomerHint: t(
    "In your agency’s brand, with what the customer pays and no other sums.",
    "От имени вашего агентства: только цена для клиента, без других сумм.",
    "Agentligingiz nomidan: faqat mijoz toʻlaydigan narx, boshqa summalarsiz.",
  ),
  email: t("Customer’s e-mail", "E-mail клиента", "Mijoz e-maili"),
  emailWrong: t(
    "Write an address, such as name@example.com.",
    "Укажите адрес, например name@example.com.",
    "Manzil yozing, masalan name@example.com.",
  ),
  language: t("Customer’s language", "Язык клиента", "Mijoz tili"),
  endsWith: {
    search: t("It ends with the first departure.", "Отслеживание закончится с первым вылетом.", "Kuzatuv birinchi uchish bilan tugaydi."),
    quote: t("It ends with the quote.", "Отслеживание закончится вместе с подборкой.", "Kuzatuv tijorat taklifi bilan tugaydi."),
    hold: t("It ends with the hold.", "Отслеживание закончится вместе с удержанием.", "Kuzatuv saqlash bilan tugaydi."),
    ticketed: t("It ends with the first departure.", "Отслеживание закончится с первым вылетом.", "Kuzatuv birinchi uchish bilan tugaydi."),
  },
  start: t("Watch", "Следить", "Kuzatish"),
  started: t("The price is watched.", "Цена отслеживается.", "Narx kuzatilmoqda."),
  end: t("Stop watching", "Перестать следить", "Kuzatishni toʻxtatish"),
  ended: t("The price is watched no more.", "Цена больше не отслеживается.", "Narx endi kuzatilmaydi."),
  toList: t("All watches", "Все отслеживания", "Barcha kuzatuvlar"),
  until: t("until {at}", "до {at}", "{at}gacha"),
  base: t("{amount} when it began", "{amount} в начале", "boshida {amount}"),
  baseNone: t("nothing could be had when it began", "в начале ничего не продавалось", "boshida hech narsa sotilmagan"),
  byLeast: t("told once {amount} cheaper", "сообщим, если дешевле на {amount}", "{amount} arzonlashsa, xabar beriladi"),
  upTo: t("told at {amount} or less", "сообщим при цене {amount} и ниже", "narx {amount} va undan past boʻlsa, xabar beriladi"),
  toldToo: t("{email} is told too", "{email} тоже получит письмо", "{email} ham xabar oladi"),
  cheaper: t("{amount} cheaper", "Дешевле на {amount}", "{amount} arzon"),
  firstPrice: t("Can be had for {amount}", "Можно купить за {amount}", "{amount}ga sotib olish mumkin"),
  oldToNew: t("{was} → {now}", "{was} → {now}", "{was} → {now}"),
  lessPenalty: t("less {amount} penalty", "за вычетом штрафа {amount}", "{amount} jarima chegirilgan"),
  net: t("net {was} → {now}", "нетто {was} → {now}", "tannarx {was} → {now}"),
  saves: t("Saves you {amount}", "Вам дешевле на {amount}", "Sizga {amount} arzon"),
  customerTold: t("The customer was written to", "Клиенту написано", "Mijozga yozildi"),
  openQuote: t("Open as quote", "Открыть подборкой", "Tijorat taklifi qilib ochish"),
  showOffers: t("Show offers", "Показать варианты", "Variantlarni koʻrsatish"),
};

/** The list of them. */
export const watches = {
  title: t("Watches", "Отслеживание цен", "Narx kuzatuvlari"),
  lead: t(
    "What you have asked to be told of when it costs less. A watch begins beside an offer list, a quote or a booking.",
    "За чем вы следите, чтобы узнать о снижении цены. Отслеживание включают в списке вариантов, в подборке или в брони.",
    "Arzonlashganda bilish uchun kuzatayotganlaringiz. Kuzatuv variantlar roʻyxatida, tijorat taklifida yoki bronda boshlanadi.",
  ),
  none: t("Nothing is watched", "Отслеживаний пока нет", "Hozircha kuzatuv yoʻq"),
  noneOfState: t("No such watches", "Таких отслеживаний нет", "Bunday kuzatuvlar yoʻq"),
  noneText: t(
    "Search, and press “Watch this price” above the offers: you are told here, in the news and by mail.",
    "Найдите рейсы и нажмите «Следить за ценой» над вариантами: вы узнаете здесь, в новостях и по почте.",
    "Reyslarni qidirib, variantlar ustidagi “Narxni kuzatish”ni bosing: shu yerda, yangiliklarda va pochta orqali xabar olasiz.",
  ),
  toSearch: t("Search for flights", "К поиску рейсов", "Reyslarni qidirish"),
  shown: t("Show", "Показать", "Koʻrsatish"),
  states: {
    all: t("All", "Все", "Hammasi"),
    live: t("Watched", "Отслеживается", "Kuzatilmoqda"),
    ended: t("Ended", "Выключено", "Toʻxtatilgan"),
    over: t("Over", "Завершено", "Tugagan"),
  },
  kinds: {
    search: t("Search", "Поиск", "Qidiruv"),
    quote: t("Quote", "Подборка", "Tijorat taklifi"),
    booking: t("Booking", "Бронь", "Bron"),
  },
  direct: t("nonstop", "прямые рейсы", "toʻgʻridan-toʻgʻri"),
  baggage: t("with baggage", "с багажом", "bagaj bilan"),
  notYet: t("Not cheaper so far", "Пока не дешевле", "Hozircha arzonlashmagan"),
  allFound: t("Every fall that was told", "Все снижения", "Barcha arzonlashuvlar"),
  gone: t("This watch is not there any more.", "Этого отслеживания больше нет.", "Bu kuzatuv endi yoʻq."),
  toAll: t("All watches", "Все отслеживания", "Barcha kuzatuvlar"),
  paging: {
    label: t("Pages of the watches", "Страницы отслеживаний", "Kuzatuvlar sahifalari"),
    previous: t("Newer", "Новее", "Yangiroq"),
    next: t("Older", "Старее", "Eskiroq"),
    page: t("Page {page} of {pages}", "Страница {page} из {pages}", "{page}-sahifa, jami {pages}"),
  },
};
