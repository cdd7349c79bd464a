import type { LocalizedText } from "@/lib/domain/localized";

/** Under the field of a code. */
export const WRONG_CODE: LocalizedText = {
  en: "This code is wrong or was used already. Type the one that your app shows now.",
  ru: "Код неверен или уже использован. Введите тот, который приложение показывает сейчас.",
  uz: "Kod notoʻgʻri yoki ishlatilgan. Ilova hozir koʻrsatayotgan kodni kiriting.",
};
