/** Codes of places that are searched together with another, as the interface writes them: `SKD.NMA`. */
export function codesBeside(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(".");
}
