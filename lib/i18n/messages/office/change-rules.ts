import { t } from "@/lib/domain/localized";

/** The back office's page of what carriers change without asking. */
export const changeRules = {
  title: t("Carriers’ limits of changes", "Пределы изменений по перевозчикам", "Aviakompaniyalar oʻzgarish chegaralari"),
  back: t("Schedule", "Расписание", "Jadval"),
  lead: t(
    "Times that move within these limits are applied and told; beyond them the agency is asked. A day before departure, or at half of the time that is left, the default holds.",
    "Изменения времени в этих пределах применяются с уведомлением; больше — спрашивают агентство. За сутки до вылета или на половине оставшегося времени действует ответ по умолчанию.",
    "Shu chegaradagi vaqt oʻzgarishlari qoʻllanadi va xabar qilinadi; undan ortigʻi agentlikdan soʻraladi. Uchishga bir kun qolganda yoki qolgan vaqtning yarmida odatiy javob kuchga kiradi.",
  ),
  empty: t(
    "No carrier flies by the schedule",
    "Ни один перевозчик не летает по расписанию",
    "Jadval boʻyicha uchadigan aviakompaniya yoʻq",
  ),
  column: {
    carrier: t("Carrier", "Перевозчик", "Aviakompaniya"),
    later: t("Later by at most", "Позже не более", "Koʻpi bilan kechroq"),
    earlier: t("Earlier by at most", "Раньше не более", "Koʻpi bilan ertaroq"),
    unanswered: t("Without an answer", "Без ответа", "Javobsiz"),
    own: t("Whose rule", "Чьё правило", "Kimning qoidasi"),
    act: t("Acts", "Действия", "Amallar"),
  },
  minutes: t("{count} min", "{count} мин", "{count} daq"),
  unanswered: {
    accept: t("The change holds", "Изменение принято", "Oʻzgarish qabul qilingan"),
    refund: t("Everything goes back", "Полный возврат", "Hammasi qaytariladi"),
  },
  own: t("Its own", "Своё", "Oʻziniki"),
  standard: t("The usual one", "Обычное", "Odatdagi"),
  silence: t(
    "Silence never accepts a departure that is earlier than its limit.",
    "Молчание никогда не означает согласия на вылет раньше предела.",
    "Jim turish chegaradan erta uchishga hech qachon rozilik emas.",
  ),
  connections: t(
    "Shortest connections where an airport has none of its own",
    "Минимальные стыковки, где у аэропорта нет своих",
    "Aeroportda oʻziniki boʻlmasa, eng qisqa ulanishlar",
  ),
  kinds: {
    DD: t("Domestic to domestic", "Внутренний — внутренний", "Ichki — ichki"),
    DI: t("Domestic to international", "Внутренний — международный", "Ichki — xalqaro"),
    ID: t("International to domestic", "Международный — внутренний", "Xalqaro — ichki"),
    II: t("International to international", "Международный — международный", "Xalqaro — xalqaro"),
  },
  connectionsText: t(
    "They come with the reference data: npx parvoz import reference connection-times FILE.",
    "Они загружаются со справочниками: npx parvoz import reference connection-times FILE.",
    "Ular maʼlumotnomalar bilan yuklanadi: npx parvoz import reference connection-times FILE.",
  ),
  set: {
    action: t("Change…", "Изменить…", "Oʻzgartirish…"),
    label: t("Change… the limits of {carrier}", "Изменить… пределы {carrier}", "Oʻzgartirish… {carrier} chegaralari"),
    title: t("Limits of {carrier}", "Пределы {carrier}", "{carrier} chegaralari"),
    later: t("Later, minutes", "Позже, минут", "Kechroq, daqiqa"),
    earlier: t("Earlier, minutes", "Раньше, минут", "Ertaroq, daqiqa"),
    wrong: t("Type minutes from 0 to 1440.", "Введите минуты от 0 до 1440.", "0 dan 1440 gacha daqiqa kiriting."),
    unanswered: t("Where nobody answers", "Если никто не ответит", "Hech kim javob bermasa"),
    reason: t("Reason", "Причина", "Sabab"),
    reasonHint: t("Kept in the audit log.", "Останется в журнале действий.", "Amallar jurnalida saqlanadi."),
    reasonMissing: t("Say why, in a few words.", "Коротко объясните причину.", "Sababini qisqacha yozing."),
    submit: t("Set", "Задать", "Belgilash"),
    done: t("The limits are set", "Пределы заданы", "Chegaralar belgilandi"),
  },
};
