import { type LocalizedText, t } from "@/lib/domain/localized";
import type { ClockVerdict } from "@/lib/domain/schedule/clocks/likelier-wrong";

/** Which side of a difference about an airport's clock is likelier wrong, why, and what to do. */
export const CLOCK_HINTS: Readonly<Record<ClockVerdict, LocalizedText>> = {
  file_older: t(
    "The file is likelier wrong: it says what an older release of the time-zone rules said. Ask whoever made it.",
    "Скорее ошибается файл: так было по более старому выпуску правил часовых поясов. Уточните у его составителя.",
    "Koʻproq fayl xato boʻlishi mumkin: vaqt mintaqalari qoidalarining eskiroq nashrida shunday edi. Faylni tuzgandan soʻrang.",
  ),
  rules_older: t(
    "The time-zone rules in force are likelier wrong: a newer release says what the file does. Import it (docs/reference-data.md).",
    "Скорее устарели действующие правила часовых поясов: новый выпуск говорит то же, что файл. Импортируйте его (docs/reference-data.md).",
    "Koʻproq amaldagi vaqt mintaqalari qoidalari eskirgan: yangiroq nashr fayl bilan bir xil. Uni import qiling (docs/reference-data.md).",
  ),
  file_alone: t(
    "The file is likelier wrong: it contradicts itself, or a single line says so. Check these lines.",
    "Скорее ошибается файл: он противоречит сам себе или так говорит единственная строка. Проверьте эти строки.",
    "Koʻproq fayl xato boʻlishi mumkin: u oʻziga zid yoki faqat bitta satr shunday deydi. Shu satrlarni tekshiring.",
  ),
  file_odd: t(
    "The file is likelier wrong: no country changes its clock by more than an hour, and most do not do so at once. Check how its offsets were made.",
    "Скорее ошибается файл: ни одна страна не переводит часы больше чем на час, и большинство не делает этого разом. Проверьте, как получены смещения.",
    "Koʻproq fayl xato boʻlishi mumkin: hech bir davlat soatini bir soatdan koʻpga surmaydi, koʻpchiligi esa birdaniga surmaydi. Farqlar qanday olinganini tekshiring.",
  ),
  rules: t(
    "The time-zone rules, or the airport's zone, are likelier wrong: all its lines say the same. Look for a newer release (docs/reference-data.md).",
    "Скорее ошибаются правила часовых поясов или пояс аэропорта: все его строки говорят одно. Поищите новый выпуск (docs/reference-data.md).",
    "Koʻproq vaqt mintaqalari qoidalari yoki aeroport mintaqasi xato: uning hamma satrlari bir xil. Yangiroq nashrni qidiring (docs/reference-data.md).",
  ),
};
