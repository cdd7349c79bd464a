import { t } from "@/lib/domain/localized";

/** Files of the house's papers, in its windows and lists. */
export const attachments = {
  attach: t("Attach a file", "Приложить файл", "Fayl ilova qilish"),
  other: t("Attach another file", "Приложить другой файл", "Boshqa fayl ilova qilish"),
  hint: t(
    "PDF, JPEG or PNG, 10 MB at most. Kept encrypted; the log says who opens it.",
    "PDF, JPEG или PNG, не больше 10 МБ. Хранится зашифрованным; журнал показывает, кто его открывал.",
    "PDF, JPEG yoki PNG, koʻpi bilan 10 MB. Shifrlangan holda saqlanadi; kim ochgani jurnalda qoladi.",
  ),
  added: t("Attached: {name}", "Приложен: {name}", "Ilova qilindi: {name}"),
  missing: t("Attach the file first.", "Сначала приложите файл.", "Avval faylni ilova qiling."),
  tooLarge: t(
    "This file is larger than 10 MB. Scan it with fewer dots, or attach the pages that matter.",
    "Этот файл больше 10 МБ. Отсканируйте его с меньшим разрешением или приложите только нужные страницы.",
    "Bu fayl 10 MBdan katta. Uni kamroq aniqlikda skanerlang yoki faqat kerakli sahifalarni ilova qiling.",
  ),
  save: t("Save {name}", "Сохранить {name}", "{name} faylini saqlash"),
  told: t("{size} KB, added {when}", "{size} КБ, добавлен {when}", "{size} KB, {when} qoʻshilgan"),
  toldBy: t("{size} KB, added by {who}, {when}", "{size} КБ, кто добавил: {who}, {when}", "{size} KB, qoʻshdi: {who}, {when}"),
};
