import { inLanguages, t } from "@/lib/domain/localized";

/** What the house's bot says, besides the quotes themselves. */
export const BOT_TEXTS = inLanguages({
  hello: t(
    "Open the link that your travel agency sent you: then I show you its quote here.",
    "Откройте ссылку, которую прислало ваше агентство: тогда я покажу подборку здесь.",
    "Agentligingiz yuborgan havolani oching: shunda tijorat taklifini shu yerda koʻrsataman.",
  ),
  unknown: t(
    "There is no such quote. Ask the agency that sent it for a new link.",
    "Такой подборки нет. Попросите у агентства новую ссылку.",
    "Bunday tijorat taklifi yoʻq. Agentlikdan yangi havola soʻrang.",
  ),
  ended: t(
    (agency: string) => `This quote has ended. Ask ${agency} for a new one.`,
    (agency) => `Подборка больше не действует. Попросите новую у агентства «${agency}».`,
    (agency) => `Tijorat taklifi endi amal qilmaydi. Yangisini ${agency} agentligidan soʻrang.`,
  ),
  gone: t(
    "This one is not available any more. Here is what is:",
    "Этот вариант больше недоступен. Вот что доступно:",
    "Bu variant endi mavjud emas. Mavjudlari:",
  ),
  changed: t(
    "The price has changed meanwhile. Here are the prices of now:",
    "Цена тем временем изменилась. Вот текущие цены:",
    "Narx oʻzgardi. Hozirgi narxlar:",
  ),
  chosen: t(
    (agency: string) => `Thank you! ${agency} knows what you chose, and books it for you. The price is certain once it is booked.`,
    (agency) => `Спасибо! ${agency} знает о вашем выборе и забронирует его. Цена окончательна после бронирования.`,
    (agency) => `Rahmat! ${agency} tanlovingizni bildi va uni bron qiladi. Narx bron qilingach qatʼiy boʻladi.`,
  ),
  later: t("Please try again in a minute.", "Попробуйте ещё раз через минуту.", "Bir daqiqadan soʻng qayta urinib koʻring."),
});
