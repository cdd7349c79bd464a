import type { LocalizedText } from "@/lib/domain/localized";

/** What can be wrong with a file as a whole. */
export const FILE_PROBLEMS = {
  file_missing: {
    en: "There is no such file. Check the path.",
    ru: "Такого файла нет. Проверьте путь.",
    uz: "Bunday fayl yoʻq. Yoʻlni tekshiring.",
  },
  file_unreadable: {
    en: "The file cannot be read ({value}). Check that it is a file and that you may read it.",
    ru: "Файл не читается ({value}). Проверьте, что это файл и что у вас есть право его читать.",
    uz: "Faylni oʻqib boʻlmaydi ({value}). Bu fayl ekanini va oʻqish huquqingiz borligini tekshiring.",
  },
  file_empty: {
    en: "The file has no records. Check that it is the right one.",
    ru: "В файле нет записей. Проверьте, тот ли это файл.",
    uz: "Faylda yozuv yoʻq. Toʻgʻri faylni bergan-bermaganingizni tekshiring.",
  },
} as const satisfies Record<string, LocalizedText>;
