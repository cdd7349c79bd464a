import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { openQueuePool } from "@/lib/jobs/queue-pool";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The message of PostgreSQL's protocol by which a server refuses that is starting. */
function refusal(): Buffer {
  const fields = Buffer.from("SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0");
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test("a worker asks a database that is starting again and again, and does not wait as graphile-worker would", async () => {
  const server = net.createServer((socket) => socket.on("error", () => undefined).once("data", () => socket.end(refusal())));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  vi.stubEnv("DATABASE_URL", `postgresql://parvoz@127.0.0.1:${address.port}/parvoz`);
  const pool = openQueuePool();
  try {
    const error: unknown = await pool.connect().catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toHaveProperty("code");
    expect(error).toMatchObject({ cause: { code: "57P03" } });
  } finally {
    await pool.end();
    server.close();
  }
});
