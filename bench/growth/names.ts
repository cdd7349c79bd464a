/** A number in letters, for names have no digits. */
export function digitLetters(number: number): string {
  return [...String(number)].map((digit) => "abdegkmnor".charAt(Number(digit))).join("");
}
