/** Whether a name is meant by what is typed of it: each word begins one of its words, whatever the order. A blank text means everything. */
export function isMeant(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}ʻʼ']+/gu) ?? [];
}
