import { t } from "@/lib/domain/localized";

/** What an agent reads of their second screen. */
export const screens = {
  open: t("Second screen", "Второй экран", "Ikkinchi ekran"),
  isOn: t("Second screen is on", "Второй экран включён", "Ikkinchi ekran yoqilgan"),
  isBehind: t("Second screen is behind", "Второй экран отстаёт", "Ikkinchi ekran orqada qoldi"),
  behind: t(
    "The list could not be sent. Your customer may see other flights and prices than you.",
    "Не удалось отправить список. Клиент может видеть другие рейсы и цены.",
    "Roʻyxatni yuborib boʻlmadi. Mijoz boshqa reys va narxlarni koʻrayotgan boʻlishi mumkin.",
  ),
  behindWhy: t(
    "The second screen is behind, your customer may see other prices: {reason}",
    "Второй экран отстаёт, клиент может видеть другие цены: {reason}",
    "Ikkinchi ekran orqada qoldi, mijoz boshqa narxlarni koʻrishi mumkin: {reason}",
  ),
  title: t("Second screen for the customer", "Второй экран для клиента", "Mijoz uchun ikkinchi ekran"),
  lead: t(
    "The customer scans the code and follows this list on their own phone: your order and filters, and the offer that you point at, at the prices that they pay.",
    "Клиент сканирует код и видит этот список на своём телефоне: ваш порядок и фильтры и вариант, на который вы указываете, по ценам для клиента.",
    "Mijoz kodni skanerlaydi va shu roʻyxatni oʻz telefonida kuzatadi: tartib va filtrlaringiz hamda siz koʻrsatayotgan variant, mijoz toʻlaydigan narxlarda.",
  ),
  until: t("It ends at {time} by itself.", "Показ сам закончится в {time}.", "U {time}da oʻzi tugaydi."),
  qr: t("Code of the second screen", "Код второго экрана", "Ikkinchi ekran kodi"),
  copy: t("Copy the link", "Скопировать ссылку", "Havolani nusxalash"),
  end: t("End it now", "Завершить", "Tugatish"),
  sameTitle: t("Same customer?", "Тот же клиент?", "Oʻsha mijozmi?"),
  sameText: t(
    "This search is about other places or other passengers. The second screen still shows the one before.",
    "В этом поиске другие города или другие пассажиры. На втором экране пока показан прежний.",
    "Bu qidiruvda joylar yoki yoʻlovchilar boshqa. Ikkinchi ekranda hozircha avvalgisi koʻrinib turibdi.",
  ),
  sameGoOn: t("Go on", "Продолжить", "Davom etish"),
  sameEnd: t("End", "Завершить", "Tugatish"),
  hasEnded: t("The second screen has ended.", "Показ на втором экране завершён.", "Ikkinchi ekran tugadi."),
};

/** What a customer reads who follows it. */
export const followed = {
  title: t("Flights for you", "Рейсы для вас", "Siz uchun reyslar"),
  lead: t(
    "{agency} shows you this list. It changes as your agent changes it.",
    "{agency} показывает вам этот список. Он меняется вместе с экраном агента.",
    "Bu roʻyxatni sizga {agency} koʻrsatmoqda. U agent ekrani bilan birga oʻzgaradi.",
  ),
  waiting: t(
    "Your agent is searching. The flights appear here.",
    "Агент подбирает рейсы. Они появятся здесь.",
    "Agent reyslarni qidirmoqda. Ular shu yerda koʻrinadi.",
  ),
  from: t("from {amount}", "от {amount}", "{amount}dan"),
  pointed: t("Your agent points at this one", "Агент показывает этот вариант", "Agent shu variantni koʻrsatmoqda"),
  updateFailed: t(
    "The list could not be brought up to date. It is tried again.",
    "Не удалось обновить список. Попытка повторится.",
    "Roʻyxat yangilanmadi. Qayta urinib koʻriladi.",
  ),
  endedTitle: t("This screen has ended", "Показ завершён", "Koʻrsatish tugadi"),
  endedText: t(
    "Ask your agent for a new code, or for a quote that you can keep.",
    "Попросите агента показать новый код или прислать подборку.",
    "Agentdan yangi kod yoki tijorat taklifini soʻrang.",
  ),
};
