import { t } from "@/lib/domain/localized";

/** How an agency, or the house, stands in papers. */
export const legal = {
  title: t("Contract and details for papers", "Договор и реквизиты", "Shartnoma va rekvizitlar"),
  houseTitle: t("The house’s details for papers", "Реквизиты сервиса", "Xizmat rekvizitlari"),
  none: t("Not set yet.", "Пока не заданы.", "Hali belgilanmagan."),
  edit: t("Set details…", "Задать реквизиты…", "Rekvizitlarni belgilash…"),
  legal_name: t("Legal name", "Юридическое название", "Yuridik nomi"),
  tax_id: t("STIR (tax number)", "ИНН (СТИР)", "STIR"),
  address: t("Address", "Адрес", "Manzil"),
  bank: t("Bank, account, MFO", "Банк, счёт, МФО", "Bank, hisobraqam, MFO"),
  number: t("Contract number", "Номер договора", "Shartnoma raqami"),
  numberHint: t(
    "By it lines of the bank find the agency.",
    "По нему строки банка находят агентство.",
    "Bank qatorlari agentlikni shu boʻyicha topadi.",
  ),
  date: t("Contract of", "Дата договора", "Shartnoma sanasi"),
  contract: t("Contract", "Договор", "Shartnoma"),
  contractOf: t("{number} of {date}", "{number} от {date}", "{number}, {date}"),
  nameMissing: t("Enter the legal name.", "Введите юридическое название.", "Yuridik nomini kiriting."),
  taxWrong: t("Enter at most 14 digits.", "Введите не больше 14 цифр.", "Koʻpi bilan 14 ta raqam kiriting."),
  dateWrong: t("A date needs a contract number.", "Для даты нужен номер договора.", "Sana uchun shartnoma raqami kerak."),
  save: t("Save", "Сохранить", "Saqlash"),
  saved: t("Details saved", "Реквизиты сохранены", "Rekvizitlar saqlandi"),
};
