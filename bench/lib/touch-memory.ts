import { totalmem } from "node:os";

const PAGE_BYTES = 4096;
const CHUNK_BYTES = 2 ** 28;
/** Of all that the machine has. */
const SHARE = 1 / 3;

/**
 * Uses a third of the machine's memory once; it goes back with the process. The host of a virtual machine finds memory for it when a page is first
 * used: 12 µs a page on the machine of the figures, 2 µs ever after. A server that has run for a day has paid that.
 * @returns gigabytes
 */
export async function run(): Promise<number> {
  const bytes = totalmem() * SHARE;
  const held: Uint8Array[] = [];
  for (let used = 0; used < bytes; used += CHUNK_BYTES) {
    const chunk = new Uint8Array(CHUNK_BYTES);
    for (let at = 0; at < chunk.length; at += PAGE_BYTES) chunk[at] = 1;
    held.push(chunk);
  }
  return (held.length * CHUNK_BYTES) / 1e9;
}
