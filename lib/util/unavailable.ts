/** How the page that is shown in place of an error knows that it was an Unavailable. */
export const UNAVAILABLE_DIGEST = "unavailable";

/** Something that the work cannot do without does not answer now, and will again: nothing was decided, and the same may be tried later. */
export class Unavailable extends Error {
  /** What it is known by. Next hands an error's own digest to the page that is shown in its place. */
  readonly digest = UNAVAILABLE_DIGEST;
}

/** SQLSTATEs (PostgreSQL, appendix A) after which a connection is no use: connections, the server's end and start, a standby that takes no writes. */
const LOST_STATES = /^(08...|57P0[1-5]|25006)$/;
/** Of a server that cannot do it now: resources (disk full, too many connections, memory), a statement that took too long, input and output. */
const BUSY_STATES = /^(53...|57014|58030)$/;
/** Prisma's own codes: not reached, timed out, closed; and where its own bounds were met. */
const LOST_PRISMA = /^(P1001|P1002|P1008|P1017)$/;
const BUSY_PRISMA = /^(P2024|P2028|P2037)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const ADAPTER = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const LOST = [LOST_STATES, LOST_PRISMA, NETWORK, ADAPTER];
const BUSY = [BUSY_STATES, BUSY_PRISMA];
/** Errors wrap each other no deeper than this. */
const DEPTH = 5;

/** Whether an error, or what it was caused by, says that the database (or the way to it) cannot do it now. */
export function isUnavailable(error: unknown): boolean {
  return causes(error).some((one) => isMarked(one) || saysLost(one) || hasCode(one, BUSY));
}

/** Whether it says that the connection, or the server behind it, is gone. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some(saysLost);
}

/** Whether the database has said that its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some((one) => codesOf(one).includes("53100"));
}

/** By its mark and not by its class: a bundle may hold this module twice, and who throws and who catches then know different classes. */
function isMarked(error: object): boolean {
  return field(error, "digest") === UNAVAILABLE_DIGEST;
}

function saysLost(error: object): boolean {
  return hasCode(error, LOST) || (error instanceof Error && DRIVER.test(error.message));
}

function hasCode(error: object, codes: readonly RegExp[]): boolean {
  return codesOf(error).some((code) => codes.some((known) => known.test(code)));
}

/** The error, and what stands behind it: in `cause`, or where Prisma puts it. */
function causes(error: unknown): object[] {
  const found: object[] = [];
  let level = [error];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth++) {
    const objects = level.filter((each): each is object => typeof each === "object" && each !== null);
    found.push(...objects);
    level = objects.flatMap((each) => [field(each, "cause"), field(each, "meta"), field(each, "driverAdapterError")]);
  }
  return found;
}

function codesOf(error: object): string[] {
  return ["code", "originalCode", "kind", "errorCode"]
    .map((name) => field(error, name))
    .filter((value): value is string => typeof value === "string");
}

function field(object: object, name: string): unknown {
  return Object.entries(Object.getOwnPropertyDescriptors(object)).find(([key]) => key === name)?.[1].value;
}
