import { t } from "@/lib/domain/localized";

export const keyCalls = {
  open: t("Calls", "Вызовы", "Chaqiruvlar"),
  toList: t("All keys", "Все ключи", "Barcha kalitlar"),
  title: t("Calls with this key", "Вызовы с этим ключом", "Shu kalit bilan chaqiruvlar"),
  lead: t(
    "Every answered request of the last 30 days, newest first. Queries and bodies are not kept.",
    "Все запросы за последние 30 дней, на которые дан ответ, сначала новые. Параметры и тела запросов не хранятся.",
    "Oxirgi 30 kunda javob berilgan barcha soʻrovlar, avval yangilari. Soʻrov parametrlari va tanasi saqlanmaydi.",
  ),
  columnTime: t("Time", "Время", "Vaqti"),
  columnCall: t("Call", "Вызов", "Chaqiruv"),
  columnStatus: t("Status", "Статус", "Holati"),
  columnDuration: t("Duration", "Длительность", "Davomiyligi"),
  columnRequest: t("Request id", "Id запроса", "Soʻrov id"),
  duration: t("{ms} ms", "{ms} мс", "{ms} ms"),
  gone: t("the caller had left", "клиент отключился", "mijoz uzilib qolgan"),
  empty: t("No calls in the last 30 days", "За последние 30 дней вызовов нет", "Oxirgi 30 kunda chaqiruv yoʻq"),
  emptyText: t(
    "What is sent with this key appears here a second or two later, refused calls too.",
    "Запросы с этим ключом появляются здесь через секунду-другую, отклонённые тоже.",
    "Shu kalit bilan yuborilgan soʻrovlar bir-ikki soniyadan keyin shu yerda koʻrinadi, rad etilganlari ham.",
  ),
  more: t("Show older calls", "Показать более ранние", "Avvalgilarini koʻrsatish"),
  end: t(
    "These are all calls of the last 30 days.",
    "Это все вызовы за последние 30 дней.",
    "Oxirgi 30 kundagi barcha chaqiruvlar shular.",
  ),
  refresh: t("Refresh", "Обновить", "Yangilash"),
  notFound: t("There is no such key", "Такого ключа нет", "Bunday kalit yoʻq"),
  facts: {
    scopes: t("Permissions", "Разрешено", "Ruxsat etilgan"),
    created: t("Created", "Создан", "Yaratilgan"),
    expires: t("Works until", "Действует до", "Amal qilish muddati"),
    forever: t("no end", "без срока", "muddatsiz"),
    networks: t("May be used from", "Можно использовать из", "Qayerdan ishlatish mumkin"),
    everywhere: t("everywhere", "любой сети", "istalgan tarmoqdan"),
  },
};
