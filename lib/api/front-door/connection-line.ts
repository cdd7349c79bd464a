import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** What of one connection is answered now, and what waits for its turn. */
interface Line {
  socket: Duplex;
  current: ServerResponse | null;
  waiting: (() => void)[];
}

/** No program sends so many requests on one connection before it reads the first response. */
const MOST_WAITING = 100;

const lines = new WeakMap<Duplex, Line>();

function lineOf(socket: Duplex): Line {
  const known = lines.get(socket);
  if (known) return known;
  const line: Line = { socket, current: null, waiting: [] };
  lines.set(socket, line);
  return line;
}

/**
 * Begins a request when those before it on its connection are answered. Their responses go out in that order whatever comes first (RFC 9112,
 * 9.3.2), and begun all at once, those of one connection would take everybody's place. When it breaks, node:http tells the response that is
 * under way and none of those behind it: what was begun for them would count as at work for ever.
 */
export function takeTurn({ socket }: IncomingMessage, outgoing: ServerResponse, begin: () => void): void {
  const line = lineOf(socket);
  if (line.current === null) enter(line, outgoing, begin);
  else if (line.waiting.length < MOST_WAITING) line.waiting.push(() => enter(line, outgoing, begin));
  else socket.destroy();
}

function enter(line: Line, outgoing: ServerResponse, begin: () => void): void {
  line.current = outgoing;
  outgoing.once("close", () => {
    line.current = null;
    callNext(line);
  });
  begin();
}

/** After a response that ends the connection, nothing of it is begun any more. */
function callNext({ socket, waiting }: Line): void {
  if (socket.destroyed || socket.writableEnded) waiting.length = 0;
  else waiting.shift()?.();
}

/**
 * Has bytes answered that are no request, behind every whole request that came before them.
 * @param answer told whether part of the response to the request that they belong to has gone out already
 */
export function takeLastTurn(socket: Duplex, answer: (isTooLate: boolean) => void): void {
  const { current, waiting } = lineOf(socket);
  if (current?.req.complete) waiting.push(() => answer(false));
  else answer(current?.headersSent === true);
}
