/** What stands in a head of a mail is one line, whatever a name holds. */
export function headLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();
}
