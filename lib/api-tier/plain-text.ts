import type { IncomingMessage } from "node:http";
import { CallerLeft } from "@/lib/api/request/caller-left";

/**
 * The body of a request that has said its length, as UTF-8; read when it is asked for, so that nobody's body is who may not send one.
 * @param length in bytes, as it was said
 * @throws CallerLeft where the caller has gone before all of it was here
 */
export function plainText(incoming: IncomingMessage, length: number): Promise<string> {
  if (length === 0) return Promise.resolve("");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer) => chunks.push(chunk);
    const finish = () => {
      incoming.off("data", take).off("end", finish).off("close", leave);
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      if (body.byteLength === length) resolve(body.toString());
      else reject(new CallerLeft("in the middle of the body"));
    };
    // Whoever has sent everything may go: it was asked all the same, and nobody looks at what is left here.
    const leave = () => {
      const left: unknown = incoming.complete ? incoming.read() : null;
      if (Buffer.isBuffer(left)) take(left);
      finish();
    };
    if (incoming.destroyed) leave();
    else incoming.on("data", take).on("end", finish).on("close", leave);
  });
}
