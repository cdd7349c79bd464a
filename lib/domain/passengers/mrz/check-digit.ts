const WEIGHTS = [7, 3, 1];

/**
 * The check digit of a part of a machine-readable zone: ICAO Doc 9303 part 3, section 4.9. Figures count as themselves, A to Z as 10 to 35,
 * the filler as nothing, weighted 7, 3, 1 over and over, modulo 10.
 */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, character, index) => total + countOf(character) * (WEIGHTS[index % WEIGHTS.length] ?? 0), 0);
  return String(sum % 10);
}

function countOf(character: string): number {
  return character === "<" ? 0 : Number.parseInt(character, 36);
}
