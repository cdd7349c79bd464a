import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { freeze, type SnapshotColumns, thaw } from "./columns";
import { isUndamaged } from "./pack";
import { type About, nameOf } from "./versions";

/** Snapshots of one database that are kept: the last one, and the one before, which others may be about to read. */
const KEPT = 2;
const READ_BYTES = 1 << 24;
const ENDING = ".snapshot";

/** A snapshot in memory that threads can share. */
export interface Frozen {
  packed: SharedArrayBuffer;
  columns: SnapshotColumns;
}

/** The snapshots of a folder: written whole or not at all, and believed only where they are undamaged and what their name says. */
export class SnapshotFiles {
  constructor(private readonly folder: string) {}

  /** The snapshot of just this data, or null. */
  async read(about: About): Promise<Frozen | null> {
    const frozen = await readFrozen(path.join(this.folder, fileOf(about)));
    return frozen && nameOf(frozen.columns.about) === nameOf(about) ? frozen : null;
  }

  /** The latest snapshot of the same database, for whatever data and days, or null. */
  async readLatest(about: About): Promise<Frozen | null> {
    const [latest] = await this.list(about);
    const frozen = latest === undefined ? null : await readFrozen(path.join(this.folder, latest));
    return frozen?.columns.about.origin === about.origin ? frozen : null;
  }

  /** Writes a snapshot, and removes the oldest of its database. */
  async write(about: About, packed: SharedArrayBuffer): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, fileOf(about));
    const partial = `${file}.${randomUUID()}`;
    try {
      await fs.writeFile(partial, new Uint8Array(packed), { mode: 0o600 });
      await fs.rename(partial, file);
    } catch (error) {
      await fs.rm(partial, { force: true });
      throw error;
    }
    for (const old of (await this.list(about)).slice(KEPT)) await fs.rm(path.join(this.folder, old), { force: true });
  }

  /** Names of the files of the database, the latest first, with what a writer that died left behind. */
  private async list(about: About): Promise<string[]> {
    const names = await fs.readdir(this.folder).catch(() => []);
    const own = names.filter((name) => name.startsWith(`${originName(about)}-`) && name.endsWith(ENDING));
    const dated = await Promise.all(
      own.map(async (name) => ({ name, at: (await fs.stat(path.join(this.folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
  }
}

/** Freezes columns, with a view of the frozen ones: what they were made of can go. */
export function frozen(columns: SnapshotColumns): Frozen {
  const packed = freeze(columns);
  return { packed, columns: thaw(packed) };
}

async function readFrozen(file: string): Promise<Frozen | null> {
  try {
    const packed = await readShared(file);
    return (await isUndamaged(packed)) ? { packed, columns: thaw(packed) } : null;
  } catch {
    // Missing, unreadable or nonsense: it will be compiled instead.
    return null;
  }
}

async function readShared(file: string): Promise<SharedArrayBuffer> {
  const handle = await fs.open(file);
  try {
    const { size } = await handle.stat();
    const packed = new SharedArrayBuffer(size);
    for (let position = 0; position < size; ) {
      const slice = new Uint8Array(packed, position, Math.min(READ_BYTES, size - position));
      const { bytesRead } = await handle.read(slice, 0, slice.length, position);
      if (bytesRead === 0) throw new Error("the file ended early");
      position += bytesRead;
    }
    return packed;
  } finally {
    await handle.close();
  }
}

function fileOf(about: About): string {
  return `${originName(about)}-${nameOf(about)}${ENDING}`;
}

function originName({ origin }: About): string {
  return createHash("sha256").update(origin).digest("hex").slice(0, 12);
}
