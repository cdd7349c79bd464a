import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { checkPart, isPartOf } from "./columns";
import type { PackedPart } from "./pack";
import { PartWriter, readPart } from "./part-file";
import { type About, BLOCK_DAYS, nameOf } from "./versions";

/** Snapshots of one database that are kept: the last one, and the one before, which others may be about to read. */
const KEPT = 2;
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
  async read(about: About): Promise<PackedPart | null> {
    const part = await readUndamaged(path.join(this.folder, fileOf(about)));
    return part && isPartOf(about, part) ? part : null;
  }

  /** The latest such part of the same database, for whatever data and days, or null. */
  async readLatest(about: About): Promise<PackedPart | null> {
    const latest = (await this.list()).find((file) => isOf(about, file));
    const part = latest === undefined ? null : await readUndamaged(path.join(this.folder, latest.name));
    return part?.about.origin === about.origin ? part : null;
  }

  /**
   * Begins to write a part: it is to be finished or abandoned. One process at a time does so for a database (a lock sees to that), so what is
   * unfinished of it now is what somebody has left who died.
   * @throws Error where the folder cannot be written
   */
  async begin(about: About): Promise<PartWriter> {
    await fs.mkdir(this.folder, { recursive: true });
    await this.remove((await this.list()).filter(({ name }) => isNamedFor(about, name) && PARTIAL.test(name)));
    return PartWriter.open(about, path.join(this.folder, fileOf(about)));
  }

  /**
   * Removes what nobody will read beside a part just written: older ones of its database, and what has been left lying by anybody. A folder
   * may serve several databases and programs.
   */
  async removeOthers(about: About): Promise<void> {
    const others = (await this.list()).filter(({ name }) => name !== fileOf(about));
    const before = others.filter((file) => isOf(about, file)).slice(KEPT - 1);
    const outlived = others.filter(isOutlived);
    await this.remove([...before, ...outlived]);
  }

  /** What somebody else's rights protect stays. */
  private async remove(files: readonly DatedFile[]): Promise<void> {
    for (const { name } of files) await fs.rm(path.join(this.folder, name), { force: true }).catch(() => undefined);
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
  return isNamedFor(about, name) && SNAPSHOT.test(name);
}

function isNamedFor(about: About, name: string): boolean {
  return name.startsWith(`${originName(about)}-`);
}

function isOutlived({ name, at }: DatedFile): boolean {
  return Date.now() - at > (PARTIAL.test(name) ? PARTIAL_LASTS_MS : SNAPSHOT_LASTS_MS);
}

async function readUndamaged(file: string): Promise<PackedPart | null> {
  try {
    const part = await readPart(file);
    checkPart(part);
    return part;
  } catch {
    // Missing, unreadable or nonsense: it will be compiled instead.
    return null;
  }
}

function fileOf(about: About): string {
  return `${originName(about)}-${nameOf(about)}${ENDING}`;
}

function originName({ origin }: About): string {
  return createHash("sha256").update(origin).digest("hex").slice(0, 12);
}
