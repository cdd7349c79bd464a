/** An agency and the number of its contract. */
export interface Contract {
  partnerId: string;
  number: string;
}

/** Letters that look alike in Latin and Cyrillic: whoever types a number of a contract takes either. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ А: "A", В: "B", Е: "E", К: "K", М: "M", Н: "H", О: "O", Р: "P", С: "C", Т: "T", У: "Y", Х: "X" },
};
/** What banks and people put between the parts of a number, with or without spaces around it. */
const SEPARATORS = /\s*([-–—/\\_])\s*/g;
/** A bare number this short is found only where it is called a number: else every day and sum would be one. */
const SHORT_DIGITS = /^\d{1,4}$/;
const CALLED = /(?:№|N|NO|NR|#)[.:\s]*$/;

/** A number, or a text in which it may stand, in one spelling. */
export function foldContract(text: string): string {
  return text
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(SEPARATORS, (_, mark: string) => (mark === "–" || mark === "—" ? "-" : mark))
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Looks in texts for agencies whose contract is named there: the whole number, not a part of a longer one or of a date. A file has thousands of texts
 * and a house hundreds of contracts, which are brought into one spelling once.
 */
export function contractFinder(contracts: readonly Contract[]): (text: string) => string[] {
  const folded = contracts.map(({ partnerId, number }) => ({ partnerId, number: foldContract(number) }));
  return (text) => {
    const searched = foldContract(text);
    const found = folded.filter(({ number }) => isNamed(searched, number));
    return [...new Set(found.map(({ partnerId }) => partnerId))];
  };
}

function isNamed(text: string, number: string): boolean {
  if (number === "") return false;
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + number.length);
    if (isApart(before, after) && (!SHORT_DIGITS.test(number) || CALLED.test(before))) return true;
  }
  return false;
}

/** Whether nothing around it goes on with the number. Between letters a point ends a word, between digits it is of a day or a longer number. */
function isApart(before: string, after: string): boolean {
  const goesOnBefore = /[\p{L}\p{N}][-/\\_]?$|\p{N}\.$/u.test(before.replace(CALLED, ""));
  return !goesOnBefore && !/^(?:[-/\\_]?[\p{L}\p{N}]|\.\p{N})/u.test(after);
}
