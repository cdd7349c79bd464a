import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { ensureDatabase, startPostgres } from "../../scripts/lib/embedded-postgres.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";

/** A PostgreSQL of the bench's own, gone with `stop`. */
export interface BenchDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** @param tables whether the product's tables are to be in it */
export async function startDatabase(tables: boolean): Promise<BenchDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir, throwaway: true });
  await ensureDatabase(server, "bench");
  const url = server.url("bench");
  if (tables) await migrate(url, path.resolve(import.meta.dirname, "../../prisma"));
  const stop = async () => {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** One connection, and the CPU time of the server's process behind it. */
export class MeasuredClient {
  private constructor(
    readonly client: pg.Client,
    private readonly pid: number,
  ) {}

  static async connect(url: string): Promise<MeasuredClient> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return new MeasuredClient(client, rows[0]?.pid ?? 0);
  }

  /** Milliseconds that the query took of a core; of the clock, where the system does not tell. */
  async time<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: Row[]; milliseconds: number }> {
    const started = this.spent();
    const { rows } = await this.client.query<Row>(text, values);
    return { rows, milliseconds: this.spent() - started };
  }

  private spent(): number {
    const file = `/proc/${this.pid}/schedstat`;
    return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split(" ")[0]) / 1e6 : performance.now();
  }
}
