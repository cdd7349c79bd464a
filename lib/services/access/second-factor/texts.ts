import { type LocalizedText, t } from "@/lib/domain/localized";

/** Under the field of a code. */
export const WRONG_CODE: LocalizedText = t(
  "This code is wrong or was used already. Type the one that your app shows now.",
  "Код неверен или уже использован. Введите тот, который приложение показывает сейчас.",
  "Kod notoʻgʻri yoki ishlatilgan. Ilova hozir koʻrsatayotgan kodni kiriting.",
);
