import { disconnect, limitStatements } from "@/lib/db";
import { BreakableLink } from "@/scripts/storm/breakable-link";

/** Has this test file reach its database by a way that it can break. @returns the way, and what puts everything back */
export async function reachByLink(): Promise<{ link: BreakableLink; restore: () => Promise<void> }> {
  const direct = process.env.DATABASE_URL ?? "";
  const url = new URL(direct);
  const link = new BreakableLink({ host: url.hostname, port: Number(url.port) });
  await link.open();
  await disconnect();
  // As servers have it.
  limitStatements(6_000);
  url.hostname = "127.0.0.1";
  url.port = String(link.port);
  process.env.DATABASE_URL = url.toString();
  const restore = async () => {
    await link.set("none");
    await disconnect();
    process.env.DATABASE_URL = direct;
    await link.close();
  };
  return { link, restore };
}
