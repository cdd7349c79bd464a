import { t } from "@/lib/domain/localized";

export const visas = {
  title: t("Entry rules", "Правила въезда", "Kirish qoidalari"),
  lead: t(
    "{code, select, UZ {For holders of an ordinary passport of Uzbekistan.} other {For holders of an ordinary passport. Citizenship: {name}.}}",
    "{code, select, UZ {Для владельцев обычного паспорта Узбекистана.} other {Для владельцев обычного паспорта. Гражданство: {name}.}}",
    "{code, select, UZ {Oʻzbekistonning oddiy pasporti egalari uchun.} other {Oddiy pasport egalari uchun. Fuqarolik: {name}.}}",
  ),
  citizenship: t("Citizenship", "Гражданство", "Fuqarolik"),
  warningTitle: t(
    "Rules change. Check with the embassy before the journey.",
    "Правила меняются. Перед поездкой уточните в посольстве.",
    "Qoidalar oʻzgarib turadi. Safardan oldin elchixonadan aniqlang.",
  ),
  asOf: t("As of {dates}.", "Данные на {dates}.", "Maʼlumotlar sanasi: {dates}."),
  sources: t("Sources: {sources}.", "Источники: {sources}.", "Manbalar: {sources}."),
  search: t("Country", "Страна", "Davlat"),
  searchHint: t("Name or code, e.g. {name}", "Название или код, например {name}", "Nomi yoki kodi, masalan {name}"),
  kind: t("Entry", "Въезд", "Kirish tartibi"),
  all: t("All", "Все", "Barchasi"),
  days: t(
    "{days, plural, one {up to {days} day} other {up to {days} days}}",
    "{days, plural, one {до {days} дня} few {до {days} дней} many {до {days} дней} other {до {days} дней}}",
    "{days} kungacha",
  ),
  disputed: t("Another official source: {kind}", "По другому официальному источнику: {kind}", "Boshqa rasmiy manbada: {kind}"),
  continents: {
    Asia: t("Asia", "Азия", "Osiyo"),
    Europe: t("Europe", "Европа", "Yevropa"),
    Africa: t("Africa", "Африка", "Afrika"),
    "North America": t("North America", "Северная Америка", "Shimoliy Amerika"),
    "South America": t("South America", "Южная Америка", "Janubiy Amerika"),
    Oceania: t("Oceania", "Океания", "Okeaniya"),
    Antarctica: t("Antarctica", "Антарктида", "Antarktida"),
  },
  found: t(
    "{count, plural, one {{count} country} other {{count} countries}}",
    "{count, plural, one {{count} страна} few {{count} страны} many {{count} стран} other {{count} страны}}",
    "{count} ta davlat",
  ),
  empty: t("No country fits", "Такой страны нет", "Mos davlat yoʻq"),
  emptyText: t(
    "Check the spelling, or choose another kind of entry.",
    "Проверьте написание или выберите другой вид въезда.",
    "Yozilishini tekshiring yoki boshqa kirish tartibini tanlang.",
  ),
  clear: t("Show all countries", "Показать все страны", "Barcha davlatlarni koʻrsatish"),
  none: t("No entry rules have been loaded", "Правила въезда не загружены", "Kirish qoidalari yuklanmagan"),
  noneText: t(
    "The operator of this service loads them from a file.",
    "Их загружает из файла тот, кто ведёт этот сервис.",
    "Ularni xizmat operatori fayldan yuklaydi.",
  ),
};
