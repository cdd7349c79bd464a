/** What stands above the body of one response on the wire. */
export interface AnswerHead {
  status: number;
  /** The fields as they were sent, a line each. */
  fields: string;
}

const HEAD = /^HTTP\/1\.[01] (\d{3})\b([\s\S]*?)(?:\r\n\r\n|$)/;

/** All responses that came on one connection, one behind the other (RFC 9112, 6.3). @param received as latin1 */
export function answersIn(received: string): AnswerHead[] {
  const found: AnswerHead[] = [];
  for (let at = 0; at < received.length; ) {
    const head = HEAD.exec(received.slice(at));
    if (!head) break;
    const [text, status, fields = ""] = head;
    found.push({ status: Number(status), fields });
    at += text.length;
    at += bodyLength(received.slice(at), fields);
  }
  return found;
}

/** Characters until the next response. One to HEAD has no body, whatever its fields say. */
function bodyLength(rest: string, fields: string): number {
  if (rest.startsWith("HTTP/1.")) return 0;
  if (/^transfer-encoding: chunked/im.test(fields)) return chunksLength(rest);
  return Number(/^content-length: (\d+)/im.exec(fields)?.[1] ?? 0);
}

function chunksLength(rest: string): number {
  for (let at = 0; ; ) {
    const size = /^([0-9a-f]+)\r\n/i.exec(rest.slice(at, at + 20));
    if (!size) return rest.length;
    const length = Number.parseInt(size[1] ?? "0", 16);
    at += size[0].length + length + 2;
    if (length === 0) return at;
  }
}
