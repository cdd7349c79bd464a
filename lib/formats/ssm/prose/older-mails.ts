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
/** The same in any other language, where headers stand below it. */
const DASHED = /^-{3,}\s*\p{L}.*\p{L}\s*-{3,}$/u;
/** `On Saturday Ali wrote:`, above an older mail with or without marks. */
const WROTE = /^.{0,200}(wrote|пишет|писал\(?а?\)?|написал\(?а?\)?|yozdi|şunu yazdı):$/i;
/** `27 нояб. 2026 г. в 12:34, Ali <ali@example.uz>:`, the same in any other language. */
const WROTE_FROM = /<[^\s<>]+@[^\s<>]+>[^<>]{0,30}[:：]$/;
/** Headers of an older mail, as some programs put them above it; from pages their names come in bold (`*From:*`). */
const AUTHOR = /^\*?(from|от|от кого|kimdan|kimden|von|de|da|发件人)\*?\s*[:：]\*?\s*\S/i;
const OTHER_HEADER =
  /^\*?(sent|date|to|cc|subject|отправлено|дата|кому|копия|тема|yuborildi|yuborilgan|sana|kimga|mavzu|gönderildi|tarih|kime|konu|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto|inviato|data|a|oggetto|发送时间|日期|收件人|主题)\*?\s*[:：]/i;
/** A header in any language: one with the author's address and two below it are those of an older mail. */
const HEADER = /^\*?\p{L}[\p{L} ]{0,23}\*?\s?[:：]\*?(\s|$)/u;
const ADDRESS = /[^\s<>]@[^\s<>]/;

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
  const line = textAt(lines, index);
  if (line.length > LONGEST_HEAD) return false;
  if (BANNER.test(line)) return true;
  // Below marked lines its author may go on.
  if (WROTE.test(line) || WROTE_FROM.test(line)) return !QUOTED.test(textAt(lines, nextAt(lines, index)));
  return isHeaders(lines, index);
}

function isHeaders(lines: readonly string[], index: number): boolean {
  const line = textAt(lines, index);
  const isAuthor = AUTHOR.test(line);
  const isAddressed = HEADER.test(line) && ADDRESS.test(line);
  if (!isAuthor && !isAddressed && !DASHED.test(line)) return false;
  const next = nextAt(lines, index);
  const below = textAt(lines, next);
  if (isAuthor && OTHER_HEADER.test(below)) return true;
  if (!HEADER.test(below)) return false;
  return DASHED.test(line) || (isAddressed && HEADER.test(textAt(lines, nextAt(lines, next))));
}

/** Where the next line with something on it stands; the number of lines where there is none. */
function nextAt(lines: readonly string[], index: number): number {
  let at = index + 1;
  while (at < lines.length && lines[at]?.trim() === "") at += 1;
  return at;
}

function textAt(lines: readonly string[], index: number): string {
  return lines[index]?.trim() ?? "";
}
