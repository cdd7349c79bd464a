import net from "node:net";
import pg from "pg";

/** Who has not greeted by then is taken for away, and so is who has, and answers nothing for as long after it. */
const PATIENCE_MS = 1_000;
const TICK_MS = 100;

/** Too many connections: whoever says so is there. */
const FULL = "53300";

/**
 * Whether the database answers a new connection and takes writes; a standby does not. Never throws, and never takes much longer than
 * PATIENCE_MS for each of both, whatever becomes of the network.
 */
export async function answers(connectionString: string): Promise<boolean> {
  const socket = new net.Socket();
  const client = new pg.Client({ connectionString, stream: () => socket });
  // What breaks the connection fails what waits for it.
  client.on("error", () => undefined);
  let patience = whenSilent(() => socket.destroy());
  let isConnected = false;
  try {
    await client.connect();
    isConnected = true;
    clearInterval(patience);
    patience = whenSilent(() => socket.destroy());
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    return rows[0]?.standby === false;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code === FULL;
    // Who greets us is there: what is missing is our own share of the greeting, which busy threads of this process (passwords) are late with.
    // Behind a pooler it is the statement that nobody answers.
    return !isConnected && socket.bytesRead > 0;
  } finally {
    clearInterval(patience);
    // Where nobody answers, the goodbye need not be waited for.
    void client.end().catch(() => undefined);
  }
}

/**
 * Only the time counts in which this process could have heard an answer: one that was busy itself has not waited. Where the machine lets it wait
 * for its turn, it lets the database wait too: such turns count half.
 */
function whenSilent(conclude: () => void): NodeJS.Timeout {
  let left = PATIENCE_MS / TICK_MS;
  let last = performance.now();
  const patience = setInterval(() => {
    const now = performance.now();
    left -= now - last < 2 * TICK_MS ? 1 : 0.5;
    last = now;
    if (left > 0) return;
    clearInterval(patience);
    conclude();
  }, TICK_MS);
  return patience;
}
