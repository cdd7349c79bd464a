import { t } from "@/lib/domain/localized";

/** The back office's frame, roles and rights, and Today. */
export const house = {
  roles: {
    administrator: t("Administrator", "Администратор", "Administrator"),
    sales: t("Sales", "Продажи", "Savdo"),
    money: t("Money", "Финансы", "Moliya"),
    stock: t("Flights and stock", "Рейсы и стоки", "Reyslar va zaxira"),
    support: t("Support", "Поддержка", "Yordam"),
    accountant: t("Accountant", "Бухгалтер", "Buxgalter"),
    auditor: t("Auditor", "Аудитор", "Auditor"),
  },
  areas: {
    today: t("Today", "Сегодня", "Bugun"),
    bookings: t("Bookings", "Брони", "Bronlar"),
    refunds: t("Refund requests", "Возвраты", "Qaytarish arizalari"),
    flights: t("Flights", "Рейсы", "Reyslar"),
    schedule: t("Schedule", "Расписание", "Jadval"),
    agencies: t("Agencies", "Агентства", "Agentliklar"),
    money: t("Money", "Деньги", "Pul"),
    prices: t("Prices", "Цены", "Narxlar"),
    stock: t("Ticket stock", "Сток билетов", "Chiptalar zaxirasi"),
    reports: t("Reports", "Отчёты", "Hisobotlar"),
    people: t("People of agencies", "Люди агентств", "Agentlik xodimlari"),
    audit: t("Audit log", "Журнал действий", "Amallar jurnali"),
    house: t("House", "Сервис", "Xizmat"),
  },
  refused: {
    title: t("“{area}” is not part of your roles", "Раздел «{area}» не входит в ваши роли", "«{area}» boʻlimi vazifalaringizga kirmaydi"),
    text: t(
      "An administrator of the house can give you a role that includes it.",
      "Администратор сервиса может дать вам роль, в которую он входит.",
      "Xizmat administratori sizga shu boʻlim kiradigan vazifani berishi mumkin.",
    ),
  },
  today: {
    title: t("Today", "Сегодня", "Bugun"),
  },
};
