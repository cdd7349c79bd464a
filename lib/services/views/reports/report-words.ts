import { type LocalizedText, t } from "@/lib/domain/localized";
import type { RefundKind } from "@/lib/domain/refund/refund-detail";
import type { RefundGrouping, TicketAct } from "@/lib/domain/reports/groups";

/** Words that the files of several reports share. */

export const TOTAL: LocalizedText = t("Total", "Итого", "Jami");
export const BY_LEDGER: LocalizedText = t("By the ledger", "По книге проводок", "Hisob kitobi boʻyicha");
export const DIFFERENCE: LocalizedText = t("Difference", "Расхождение", "Farq");
export const UNKNOWN: LocalizedText = t("Not known", "Неизвестно", "Nomaʼlum");
export const CURRENCY: LocalizedText = t("Currency", "Валюта", "Valyuta");
export const CODE: LocalizedText = t("Code", "Код", "Kod");
export const AGENCY: LocalizedText = t("Agency", "Агентство", "Agentlik");

/** The first heading. */
export const GROUPS: Readonly<Record<RefundGrouping, LocalizedText>> = {
  kind: t("Why", "Причина", "Sabab"),
  agency: AGENCY,
  day: t("Day", "День", "Kun"),
  carrier: t("Airline", "Авиакомпания", "Aviakompaniya"),
  route: t("Route", "Маршрут", "Yoʻnalish"),
  agent: t("Booked by", "Кто оформил", "Kim bron qilgan"),
};

export const ACT_NAMES: Readonly<Record<TicketAct, LocalizedText>> = {
  sale: t("Sale", "Продажа", "Sotuv"),
  extras: t("Extra bags", "Дополнительный багаж", "Qoʻshimcha bagaj"),
  refund: t("Refund", "Возврат", "Qaytarish"),
  void: t("Void", "Аннулирование", "Annullash"),
};

export const REFUND_NAMES: Readonly<Record<RefundKind, LocalizedText>> = {
  void: t("Void", "Аннулирование", "Annullash"),
  by_rules: t("By the fare’s rules", "По правилам тарифа", "Tarif qoidalari boʻyicha"),
  schedule_change: t("Changed schedule", "Изменение расписания", "Jadval oʻzgarishi"),
  carrier_cancelled: t("Cancelled by the airline", "Отмена авиакомпанией", "Aviakompaniya bekor qilgan"),
  ticketing_failed: t("Tickets failed", "Билеты не выписаны", "Chipta rasmiylashtirilmagan"),
  manual: t("Decided by the back office", "Решение бэк-офиса", "Bek-ofis qarori"),
};
