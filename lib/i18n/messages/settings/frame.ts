import { t } from "@/lib/domain/localized";

/** What all settings pages share. */
export const frame = {
  title: t("Settings", "Настройки", "Sozlamalar"),
  parts: t("Parts of the settings", "Разделы настроек", "Sozlamalar boʻlimlari"),
  teamTab: t("Team", "Команда", "Jamoa"),
  sellingTab: t("Prices", "Цены", "Narxlar"),
  brandTab: t("Brand", "Оформление", "Brend"),
  mailTab: t("E-mails", "Письма", "Xatlar"),
  keysTab: t("API keys", "Ключи API", "API kalitlari"),
  callbacksTab: t("Callbacks", "Уведомления", "Xabarnomalar"),
  securityTab: t("Security", "Безопасность", "Xavfsizlik"),
  auditTab: t("Audit log", "Журнал", "Jurnal"),
  adminsOnlyTitle: t(
    "Your agency's owner looks after this",
    "Этим занимается владелец агентства",
    "Bu bilan agentligingiz egasi shugʻullanadi",
  ),
  adminsOnlyText: t(
    "The team, prices, brand, API keys and callbacks are your agency's own. Only its owners may change them; ask yours if you need a key.",
    "Команду, цены, оформление, ключи API и уведомления настраивает ваше агентство. Менять их могут только владельцы; если нужен ключ, обратитесь к своему.",
    "Jamoa, narxlar, brend, API kalitlari va xabarnomalar agentligingizniki. Ularni faqat uning egalari oʻzgartiradi; kalit kerak boʻlsa, agentligingiz egasiga murojaat qiling.",
  ),
  refused: {
    title: {
      sell: t(
        "The page you opened is for agents and owners",
        "Страница, которую вы открыли, — для агентов и владельцев",
        "Siz ochgan sahifa agentlar va egalar uchun",
      ),
      readMoney: t(
        "The page you opened is for agents, accountants and owners",
        "Страница, которую вы открыли, — для агентов, бухгалтеров и владельцев",
        "Siz ochgan sahifa agentlar, buxgalterlar va egalar uchun",
      ),
      manage: t(
        "The agency’s settings are for its owners",
        "Настройки агентства доступны только владельцам",
        "Agentlik sozlamalari faqat egalari uchun",
      ),
    },
    text: t(
      "Your role is “{role}”. Your agency’s owner can give you another one: Settings, Team.",
      "Ваша роль — «{role}». Изменить её может владелец агентства: «Настройки», «Команда».",
      "Sizning vazifangiz — “{role}”. Uni agentlik egasi oʻzgartirishi mumkin: “Sozlamalar”, “Jamoa”.",
    ),
  },
  toBookings: t("To the bookings", "К броням", "Bronlarga"),
  mode: { live: t("Live", "Рабочий", "Ishchi"), test: t("Test", "Тестовый", "Sinov") },
  modeLabel: t("Mode", "Режим", "Rejim"),
  copy: t("Copy", "Скопировать", "Nusxalash"),
  secretWarning: t(
    "Copy it now: it is shown this once and cannot be shown again.",
    "Скопируйте сейчас: больше мы его не покажем.",
    "Hozir nusxalab oling: u boshqa koʻrsatilmaydi.",
  ),
  saved: t("I have saved it", "Сохранено, закрыть", "Saqlab oldim"),
  never: t("never", "никогда", "hech qachon"),
  ago: {
    now: t("just now", "только что", "hozirgina"),
    minutes: t(
      "{count, plural, one {{count} minute ago} other {{count} minutes ago}}",
      "{count, plural, one {{count} минуту назад} few {{count} минуты назад} other {{count} минут назад}}",
      "{count} daqiqa oldin",
    ),
    hours: t(
      "{count, plural, one {{count} hour ago} other {{count} hours ago}}",
      "{count, plural, one {{count} час назад} few {{count} часа назад} other {{count} часов назад}}",
      "{count} soat oldin",
    ),
    days: t(
      "{count, plural, one {{count} day ago} other {{count} days ago}}",
      "{count, plural, one {{count} день назад} few {{count} дня назад} other {{count} дней назад}}",
      "{count} kun oldin",
    ),
  },
  ahead: {
    now: t("in a moment", "через мгновение", "bir ozdan soʻng"),
    minutes: t(
      "{count, plural, one {in {count} minute} other {in {count} minutes}}",
      "{count, plural, one {через {count} минуту} few {через {count} минуты} other {через {count} минут}}",
      "{count} daqiqadan soʻng",
    ),
    hours: t(
      "{count, plural, one {in {count} hour} other {in {count} hours}}",
      "{count, plural, one {через {count} час} few {через {count} часа} other {через {count} часов}}",
      "{count} soatdan soʻng",
    ),
    days: t(
      "{count, plural, one {in {count} day} other {in {count} days}}",
      "{count, plural, one {через {count} день} few {через {count} дня} other {через {count} дней}}",
      "{count} kundan soʻng",
    ),
  },
};
