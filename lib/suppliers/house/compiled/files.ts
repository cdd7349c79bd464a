import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { aboutOf, checkPart, isPartOf } from "./columns";
import { isUndamaged } from "./pack";
import { type About, BLOCK_DAYS, nameOf } from "./versions";

/** Snapshots of one database that are kept: the last one, and the one before, which others may be about to read. */
const KEPT = 2;
const READ_BYTES = 1 << 24;
const ENDING = ".snapshot";
/** Names of snapshots, and of such as are still being written: nothing else in the folder is touched. */
const SNAPSHOT = /^[0-9a-f]{12}-[0-9a-f]{24}\.snapshot$/;
const PARTIAL = /^[0-9a-f]{12}-[0-9a-f]{24}\.snapshot\.[0-9a-f-]{36}$/;
const DAY_MS = 86_400_000;
/** Nobody takes as long to write a file: its writer has died. */
const PARTIAL_LASTS_MS = DAY_MS;
/** By then, processes ask for other days than such a file holds, whichever program and database it is of. */
const SNAPSHOT_LASTS_MS = BLOCK_DAYS * DAY_MS;

interface DatedFile {
  name: string;
  /** When it was written, milliseconds since epoch; 0 where it has gone meanwhile. */
  at: number;
}

/** The parts of snapshots in a folder, each a file: written whole or not at all, and believed only where they are undamaged and what their name says. */
export class SnapshotFiles {
  constructor(private readonly folder: string) {}

  /** The part of just this data, or null. */
  async read(about: About): Promise<SharedArrayBuffer | null> {
    const packed = await readUndamaged(path.join(this.folder, fileOf(about)));
    return packed && isPartOf(about, packed) ? packed : null;
  }

  /** The latest such part of the same database, for whatever data and days, or null. */
  async readLatest(about: About): Promise<SharedArrayBuffer | null> {
    const latest = (await this.list()).find((file) => isOf(about, file));
    const packed = latest === undefined ? null : await readUndamaged(path.join(this.folder, latest.name));
    return packed && aboutOf(packed).origin === about.origin ? packed : null;
  }

  /** Writes a part of a snapshot, and removes those that nobody will read: older ones of its database, and what has been left lying by anybody. */
  async write(about: About, packed: SharedArrayBuffer): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, fileOf(about));
    const partial = `${file}.${randomUUID()}`;
    try {
      await writeWhole(partial, new Uint8Array(packed));
      await fs.rename(partial, file);
    } catch (error) {
      await fs.rm(partial, { force: true });
      throw error;
    }
    await this.removeOthers(about);
  }

  /** Removes what is of no use beside the snapshot just written. A folder may serve several databases and programs. */
  private async removeOthers(about: About): Promise<void> {
    const others = (await this.list()).filter(({ name }) => name !== fileOf(about));
    const before = others.filter((file) => isOf(about, file)).slice(KEPT - 1);
    const outlived = others.filter(isOutlived);
    // What somebody else's rights protect stays.
    for (const { name } of [...before, ...outlived]) await fs.rm(path.join(this.folder, name), { force: true }).catch(() => undefined);
  }

  /** Snapshots of whatever database, whole or not, the latest first. */
  private async list(): Promise<DatedFile[]> {
    const names = await fs.readdir(this.folder).catch(() => []);
    const dated = await Promise.all(
      names
        .filter((name) => SNAPSHOT.test(name) || PARTIAL.test(name))
        .map(async (name) => ({ name, at: (await fs.stat(path.join(this.folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    return dated.sort((one, other) => other.at - one.at);
  }
}

/** Whether it is a whole snapshot of the same database. */
function isOf(about: About, { name }: DatedFile): boolean {
  return name.startsWith(`${originName(about)}-`) && SNAPSHOT.test(name);
}

function isOutlived({ name, at }: DatedFile): boolean {
  return Date.now() - at > (PARTIAL.test(name) ? PARTIAL_LASTS_MS : SNAPSHOT_LASTS_MS);
}

async function readUndamaged(file: string): Promise<SharedArrayBuffer | null> {
  try {
    const packed = await readShared(file);
    if (!(await isUndamaged(packed))) return null;
    checkPart(packed);
    return packed;
  } catch {
    // Missing, unreadable or nonsense: it will be compiled instead.
    return null;
  }
}

/** In as few writes as the machine allows: `fs.writeFile` would make hundreds of them, and others wait for the file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fs.open(file, "wx", 0o600);
  try {
    for (let position = 0; position < bytes.length; ) position += (await handle.write(bytes, position)).bytesWritten;
  } finally {
    await handle.close();
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
