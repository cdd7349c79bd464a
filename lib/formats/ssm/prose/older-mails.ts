/** A line of a mail that is no part of what its author writes: below a signature, of an older mail with a mark before each line, or below one without. */
export type Aside = "signature" | "quoted" | "forwarded";

/** Stands above a mail that is attached to another. */
export const FORWARDED = "-----Forwarded message-----";

/** `> SSM`, as programs mark each line of the mail that is answered. */
const QUOTED = /^\s*[>|»]/;
/** The line above a signature (RFC 3676, 4.3); many programs lose its blank. */
const SIGNATURE = /^--\s*$/;

/** `-----Original Message-----`, `---------- Forwarded message ---------`, `Begin forwarded message:` in the languages of those who write here. */
const BANNER =
  /^-{2,}\s*(original|forwarded|исходное|пересл|пересыл|перенаправ|asl xabar|yo.?naltir|iletilen|orijinal).*-{2,}$|^(begin forwarded message|начало переадресованного сообщения):$/i;
/** `On Saturday Ali wrote:`, above an older mail with or without marks. */
const WROTE = /^.{0,200}(wrote|пишет|писал\(?а?\)?|написал\(?а?\)?|yozdi|şunu yazdı):$/i;
/** Headers of an older mail, as some programs put them above it. */
const AUTHOR = /^(from|от|kimdan|kimden)\s*:\s*\S/i;
const OTHER_HEADER =
  /^(sent|date|to|cc|subject|отправлено|дата|кому|копия|тема|yuborildi|yuborilgan|sana|kimga|mavzu|gönderildi|tarih|kime|konu)\s*:/i;

const LONGEST_HEAD = 400;

/** What each line of a part of a mail is beside its author's own text; undefined is that. What stands below an older mail's head is all of it. */
export function asidesOf(lines: readonly string[]): (Aside | undefined)[] {
  let below: Aside | undefined;
  return lines.map((line, index) => {
    if (below === undefined && SIGNATURE.test(line)) below = "signature";
    else if (below !== "forwarded" && isHead(lines, index)) below = "forwarded";
    return QUOTED.test(line) ? "quoted" : below;
  });
}

function isHead(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  if (line.length > LONGEST_HEAD) return false;
  if (BANNER.test(line)) return true;
  // Below marked lines its author may go on.
  if (WROTE.test(line)) return !QUOTED.test(nextLine(lines, index));
  return AUTHOR.test(line) && OTHER_HEADER.test(nextLine(lines, index).trim());
}

/** The next line with something on it; empty where there is none. */
function nextLine(lines: readonly string[], index: number): string {
  let at = index + 1;
  while (at < lines.length && lines[at]?.trim() === "") at += 1;
  return lines[at] ?? "";
}
