import { transliterate } from "../transliterate";

/**
 * The zone of the Russian internal passport goes by a rule of its own (order of the Federal Migration Service on the machine-readable record of
 * the internal passport). Each Cyrillic letter stands for one character of this table, so that nothing of a name is lost.
 */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"].map((letter, index) => ["ABVGDE2JZIQKLMNOPRSTUFHC34WXY9678"[index] ?? "", letter]),
);

/** The number field shows three digits of the series and the six of the number. */
const SERIES_SHOWN = 3;

export function isRussianInternal({ code, issuer }: { code: string; issuer: string }): boolean {
  return code === "PN" && issuer === "RUS";
}

/** Names by ICAO Doc 9303 part 3, as tickets have them: a passport that stays at home spells none in Latin letters. */
export function internalNames(names: string): { lastName: string; firstName: string; middleName: string } {
  const [primary = "", secondary = ""] = names.split("<<");
  const [first = "", ...middle] = secondary.split("<");
  return { lastName: spell(primary), firstName: spell(first), middleName: spell(middle.join("<")) };
}

/** Four digits of the series, the last of which begins the optional data, then the six of the number. */
export function internalNumber(number: string, optional: string): string {
  return (number.slice(0, SERIES_SHOWN) + optional.slice(0, 1) + number.slice(SERIES_SHOWN)).replaceAll("<", "");
}

function spell(characters: string): string {
  const cyrillic = [...characters].map((character) => LETTERS[character] ?? " ").join("");
  return transliterate(cyrillic);
}
