import { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isSecure } from "@/lib/env";
import { processWide } from "@/lib/util/process-wide";
import { isInterfacePath } from "../allowed-methods";
import { brotliFilesOf } from "./brotli-files";
import { openFrontDoor } from "./front-door";
import { refuseBytes } from "./refuse-bytes";
import { REQUEST_LIMITS } from "./request-limits";
import { methodsOf, spareNext } from "./spare-next";

const IS_PRODUCTION = process.env.NODE_ENV === "production";
const NOT_ALLOWED = { "Content-Length": "0", "X-Content-Type-Options": "nosniff" };
/** A page asks for a dozen things at once. */
const LEAST = 32;
/** Setting a page takes some tens of milliseconds. */
const PATIENCE_MS = 100;

/**
 * From now on every request of every server of this process meets the front door first. Next has no place of its own for that but its proxy,
 * which costs every request a multiple of what this does (docs/decisions/2026-11-23-front-door.md).
 */
export function attendEveryServer(): void {
  processWide("front-door", () => {
    const attend = openFrontDoor({
      least: LEAST,
      leastWaiting: LEAST,
      patienceMs: PATIENCE_MS,
      isSecure: isSecure(),
      brotliFiles: IS_PRODUCTION ? brotliFilesOf(process.env.NEXT_DIST_DIR ?? ".next") : new Map(),
    });
    const receive = (incoming: IncomingMessage, outgoing: ServerResponse, pass: () => boolean) => {
      spareNext(incoming);
      const path = (incoming.url ?? "/").split("?", 1)[0] ?? "";
      const methods = methodsOf(path);
      // The interface refuses methods itself, in its envelope.
      if (IS_PRODUCTION && !isInterfacePath(path) && !methods.includes(incoming.method ?? ""))
        outgoing.writeHead(405, { ...NOT_ALLOWED, Allow: methods.join(", ") }).end();
      else attend(incoming, outgoing, pass);
    };
    const emit = Server.prototype.emit;
    Server.prototype.emit = function attended(this: Server, event: string | symbol, ...details: unknown[]): boolean {
      const [first, second] = details;
      const pass = (): boolean => Reflect.apply(emit, this, [event, ...details]);
      if (event === "connection") Object.assign(this, REQUEST_LIMITS);
      if (event === "clientError" && first instanceof Error && second instanceof Socket) refuseBytes(first, second);
      // Next would keep it open for ever; web sockets are for its development alone.
      else if (event === "upgrade" && IS_PRODUCTION && second instanceof Socket) second.destroy();
      else if (event === "request" && first instanceof IncomingMessage && second instanceof ServerResponse) receive(first, second, pass);
      else return pass();
      return true;
    };
    return true;
  });
}
