import { execFileSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";

/** What a load came to. */
export interface RawResult {
  perSecond: number;
  /** CPU microseconds of the server's processes per request; null where the system does not tell. */
  cpuMicros: number | null;
  /** Of one answer, its head included. */
  bytes: number;
}

export interface RawTarget {
  port: number;
  /** Whose CPU time is counted, with all processes that they have started. */
  pids: readonly number[];
  /** The next request with its head, complete. */
  next: () => string;
}

/** How often it is looked whether the server is warm. */
const LOOK_MS = 20;
const READ_BYTES = 1 << 20;
/** Of /proc/PID/stat. */
const TICK_MICROS = 10_000;
/** No JSON ends so. */
const LAST_CHUNK = "0\r\n\r\n";

/** A GET as a partner's program sends it. */
export function getRequest(path: string, token?: string): string {
  const credential = token === undefined ? "" : `Authorization: Bearer ${token}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${credential}Accept: */*\r\n\r\n`;
}

/** Counts answers on one connection without making anything of them: a client that cost as much as the server would measure itself. */
class Connection {
  /** Of the present answer; null between two. */
  private left: number | null = null;
  private tail = "";
  private readonly socket: net.Socket;
  answers = 0;
  bytes = 0;
  /** How the first answer began that had another status. */
  wrong: string | null = null;

  constructor(
    port: number,
    private readonly next: () => string,
    private readonly status: string,
  ) {
    const onread = {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (size: number, buffer: Uint8Array) => this.take(size, Buffer.from(buffer.buffer, buffer.byteOffset, size)),
    };
    this.socket = net.connect({ port, host: "127.0.0.1", noDelay: true, onread });
    this.socket.once("connect", () => this.socket.write(next()));
  }

  close(): void {
    this.socket.destroy();
  }

  private take(size: number, part: Buffer): boolean {
    this.bytes += size;
    this.left = this.left === null ? this.begin(part) : this.left - size;
    this.tail = (this.tail + part.toString("latin1", Math.max(0, size - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
    if (this.left <= 0 || (this.left === Number.POSITIVE_INFINITY && this.tail === LAST_CHUNK)) {
      this.left = null;
      this.answers += 1;
      this.socket.write(this.next());
    }
    return true;
  }

  /** @returns how much of the answer is still to come */
  private begin(part: Buffer): number {
    const end = part.indexOf("\r\n\r\n");
    const head = part.toString("latin1", 0, end);
    if (head.slice(9, 12) !== this.status) this.wrong ??= head.slice(0, 40);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length !== undefined) return end + 4 + Number(length) - part.length;
    // Chunked, as Next answers.
    return Number.POSITIVE_INFINITY;
  }
}

/** These processes and all that they have started. */
function familyOf(pids: readonly number[]): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set(pids);
  // A parent stands before its children only mostly.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid = 0, parent = 0] of pairs) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

function cpuMicros(pids: readonly number[]): number | null {
  if (!fs.existsSync("/proc/self/stat")) return null;
  return pids.reduce((total, pid) => total + cpuOf(pid), 0);
}

/** By its threads, in nanoseconds, where the system tells: a turn may be short. Servers under load start and end no threads. */
function cpuOf(pid: number): number {
  if (!fs.existsSync("/proc/self/schedstat")) return ticksOf(pid);
  const threads = fs.readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) => Number.parseInt(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), 10));
  return nanos.reduce((total, one) => total + one, 0) / 1000;
}

function ticksOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return TICK_MICROS * (Number(fields[11]) + Number(fields[12]));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface RawLoad {
  connections: number;
  /** So many answers come before the measuring: what has run a thousand times is compiled. */
  warmUp: number;
  /** How long is measured. */
  seconds: number;
  /** That every answer must have. */
  status: number;
}

/** Sends requests one after the other on each of so many connections. */
export async function rawLoad(target: RawTarget, { connections, warmUp, seconds, status }: RawLoad): Promise<RawResult> {
  const open = Array.from({ length: connections }, () => new Connection(target.port, target.next, String(status)));
  const sum = (of: "answers" | "bytes") => open.reduce((total, one) => total + one[of], 0);
  const pids = familyOf(target.pids);
  try {
    while (sum("answers") < warmUp) await pause(LOOK_MS);
    const [answers, bytes, cpu, began] = [sum("answers"), sum("bytes"), cpuMicros(pids), performance.now()];
    await pause(1000 * seconds);
    const took = (performance.now() - began) / 1000;
    const wrong = open.find((one) => one.wrong !== null)?.wrong;
    if (wrong) throw new Error(`answered ${wrong}, not ${status}`);
    const answered = sum("answers") - answers;
    const cpuNow = cpuMicros(pids);
    return {
      perSecond: answered / took,
      cpuMicros: cpu === null || cpuNow === null ? null : (cpuNow - cpu) / answered,
      bytes: (sum("bytes") - bytes) / answered,
    };
  } finally {
    for (const one of open) one.close();
  }
}
