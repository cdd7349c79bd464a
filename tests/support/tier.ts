import http from "node:http";
import { db } from "@/lib/db";
import { freePort } from "../../scripts/lib/build/prepare.mjs";
import { contentsOf, startTier } from "../../scripts/lib/launch/launch.mjs";

export interface Tier {
  port: number;
  pid: number;
  exited: Promise<number | null>;
  stop: () => Promise<void>;
}

/** The API tier on the test file's database, as `npx parvoz serve-api` runs it; the contents that a new installation gets are left out. */
export async function serveTestDatabase(processes: number): Promise<Tier> {
  const port = await freePort();
  const env = { ...process.env, DEMO: "0" };
  const value = contentsOf(env);
  await db().setupState.upsert({ where: { key: "seed" }, create: { key: "seed", value }, update: { value } });
  return { port, ...(await startTier({ env, port, processes })) };
}

export interface TierAnswer {
  status: number;
  body: string;
}

/** One kept-open connection: all its requests reach the same process. */
export class TierConnection {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly port: number,
    private readonly credential: string,
  ) {}

  get(path: string): Promise<TierAnswer> {
    return this.send("GET", path);
  }

  send(method: string, path: string, sent?: string): Promise<TierAnswer> {
    const headers = { authorization: `Bearer ${this.credential}` };
    return new Promise((resolve, reject) => {
      const request = http.request({ host: "127.0.0.1", port: this.port, agent: this.agent, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
        response.once("error", reject);
      });
      request.once("error", reject);
      request.end(sent);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
