import type { Translation } from "../../translation";

const en = {
  title: "Settings",
  parts: "Parts of the settings",
  teamTab: "Team",
  sellingTab: "Prices",
  brandTab: "Brand",
  mailTab: "E-mails",
  keysTab: "API keys",
  callbacksTab: "Callbacks",
  securityTab: "Security",
  auditTab: "Audit log",
  adminsOnlyTitle: "Your agency's owner looks after this",
  adminsOnlyText:
    "The team, prices, brand, API keys and callbacks are your agency's own. Only its owners may change them; ask yours if you need a key.",
  refused: {
    title: {
      sell: "The page you opened is for agents and owners",
      readMoney: "The page you opened is for agents, accountants and owners",
      manage: "The agency’s settings are for its owners",
    },
    text: "Your role is “{role}”. Your agency’s owner can give you another one: Settings, Team.",
  },
  toBookings: "To the bookings",
  mode: { live: "Live", test: "Test" },
  modeLabel: "Mode",
  copy: "Copy",
  secretWarning: "Copy it now: it is shown this once and cannot be shown again.",
  saved: "I have saved it",
  never: "never",
  ago: {
    now: "just now",
    minutes: "{count, plural, one {{count} minute ago} other {{count} minutes ago}}",
    hours: "{count, plural, one {{count} hour ago} other {{count} hours ago}}",
    days: "{count, plural, one {{count} day ago} other {{count} days ago}}",
  },
  ahead: {
    now: "in a moment",
    minutes: "{count, plural, one {in {count} minute} other {in {count} minutes}}",
    hours: "{count, plural, one {in {count} hour} other {in {count} hours}}",
    days: "{count, plural, one {in {count} day} other {in {count} days}}",
  },
} as const;

const ru = {
  title: "Настройки",
  parts: "Разделы настроек",
  teamTab: "Команда",
  sellingTab: "Цены",
  brandTab: "Оформление",
  mailTab: "Письма",
  keysTab: "Ключи API",
  callbacksTab: "Уведомления",
  securityTab: "Безопасность",
  auditTab: "Журнал",
  adminsOnlyTitle: "Этим занимается владелец агентства",
  adminsOnlyText:
    "Команду, цены, оформление, ключи API и уведомления настраивает ваше агентство. Менять их могут только владельцы; если нужен ключ, обратитесь к своему.",
  refused: {
    title: {
      sell: "Страница, которую вы открыли, — для агентов и владельцев",
      readMoney: "Страница, которую вы открыли, — для агентов, бухгалтеров и владельцев",
      manage: "Настройки агентства доступны только владельцам",
    },
    text: "Ваша роль — «{role}». Изменить её может владелец агентства: «Настройки», «Команда».",
  },
  toBookings: "К броням",
  mode: { live: "Рабочий", test: "Тестовый" },
  modeLabel: "Режим",
  copy: "Скопировать",
  secretWarning: "Скопируйте сейчас: больше мы его не покажем.",
  saved: "Сохранено, закрыть",
  never: "никогда",
  ago: {
    now: "только что",
    minutes: "{count, plural, one {{count} минуту назад} few {{count} минуты назад} other {{count} минут назад}}",
    hours: "{count, plural, one {{count} час назад} few {{count} часа назад} other {{count} часов назад}}",
    days: "{count, plural, one {{count} день назад} few {{count} дня назад} other {{count} дней назад}}",
  },
  ahead: {
    now: "через мгновение",
    minutes: "{count, plural, one {через {count} минуту} few {через {count} минуты} other {через {count} минут}}",
    hours: "{count, plural, one {через {count} час} few {через {count} часа} other {через {count} часов}}",
    days: "{count, plural, one {через {count} день} few {через {count} дня} other {через {count} дней}}",
  },
} satisfies Translation<typeof en>;

const uz = {
  title: "Sozlamalar",
  parts: "Sozlamalar boʻlimlari",
  teamTab: "Jamoa",
  sellingTab: "Narxlar",
  brandTab: "Brend",
  mailTab: "Xatlar",
  keysTab: "API kalitlari",
  callbacksTab: "Xabarnomalar",
  securityTab: "Xavfsizlik",
  auditTab: "Jurnal",
  adminsOnlyTitle: "Bu bilan agentligingiz egasi shugʻullanadi",
  adminsOnlyText:
    "Jamoa, narxlar, brend, API kalitlari va xabarnomalar agentligingizniki. Ularni faqat uning egalari oʻzgartiradi; kalit kerak boʻlsa, agentligingiz egasiga murojaat qiling.",
  refused: {
    title: {
      sell: "Siz ochgan sahifa agentlar va egalar uchun",
      readMoney: "Siz ochgan sahifa agentlar, buxgalterlar va egalar uchun",
      manage: "Agentlik sozlamalari faqat egalari uchun",
    },
    text: "Sizning rolingiz — “{role}”. Uni agentlik egasi oʻzgartirishi mumkin: “Sozlamalar”, “Jamoa”.",
  },
  toBookings: "Bronlarga",
  mode: { live: "Ishchi", test: "Sinov" },
  modeLabel: "Rejim",
  copy: "Nusxalash",
  secretWarning: "Hozir nusxalab oling: u boshqa koʻrsatilmaydi.",
  saved: "Saqlab oldim",
  never: "hech qachon",
  ago: {
    now: "hozirgina",
    minutes: "{count} daqiqa oldin",
    hours: "{count} soat oldin",
    days: "{count} kun oldin",
  },
  ahead: {
    now: "bir ozdan soʻng",
    minutes: "{count} daqiqadan soʻng",
    hours: "{count} soatdan soʻng",
    days: "{count} kundan soʻng",
  },
} satisfies Translation<typeof en>;

/** What all settings pages share. */
export const frame = { en, ru, uz };
