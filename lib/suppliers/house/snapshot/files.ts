import fs from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { type MadePart, nameOf, originNameOf, type PartId } from "./part";
import { readPart, writePart } from "./part-file";
import { BLOCK_DAYS } from "./selling-days";

/** Files of a part that are kept for a database: the last one, and the one before, which others may be about to read. */
const KEPT = 2;
/** Names of parts, and of such as are being written: nothing else in the folder is touched. */
const WHOLE = /^[0-9a-f]{12}-[0-9a-f]{24}\.snapshot$/;
const PARTIAL = /^[0-9a-f]{12}-[0-9a-f]{24}\.snapshot\.[0-9a-f-]{36}$/;
const DAY_MS = 86_400_000;
/** Nobody takes as long to write a file: its writer has died. */
const PARTIAL_LASTS_MS = DAY_MS;
/** By then, processes ask for other days than such a file holds, whichever program and database it is of. */
const WHOLE_LASTS_MS = BLOCK_DAYS * DAY_MS;

interface DatedFile {
  name: string;
  /** When it was written, milliseconds since epoch; 0 where it has gone meanwhile. */
  at: number;
}

/** The parts of snapshots in a folder, each a file: written whole or not at all, and believed only where they are undamaged and of the id asked for. */
export class SnapshotFiles {
  constructor(private readonly folder: string) {}

  /** The part of this id, or null where there is no undamaged file of it. */
  async read<Content>(id: PartId, shape: z.ZodType<Content>): Promise<{ id: PartId; content: Content } | null> {
    // Missing, unreadable or nonsense: it will be compiled instead.
    const part = await readPart(this.pathOf(id), shape).catch(() => null);
    return part && nameOf(part.id) === nameOf(id) ? part : null;
  }

  /**
   * Writes a part, and removes what nobody will read beside it: older ones of its database, and what anybody has left lying. A folder may
   * serve several databases and programs.
   * @throws Error where the folder cannot be written
   */
  async write(part: MadePart): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    await writePart(this.pathOf(part.id), part);
    await this.purge(part.id);
  }

  private async purge(written: PartId): Promise<void> {
    const others = (await this.list()).filter(({ name }) => name !== fileOf(written));
    const older = others.filter(({ name }) => WHOLE.test(name) && name.startsWith(originNameOf(written))).slice(KEPT - 1);
    for (const { name } of [...older, ...others.filter(isOutlived)]) {
      // What somebody else's rights protect stays.
      await fs.rm(path.join(this.folder, name), { force: true }).catch(() => undefined);
    }
  }

  /** The latest first. */
  private async list(): Promise<DatedFile[]> {
    const names = (await fs.readdir(this.folder)).filter((name) => WHOLE.test(name) || PARTIAL.test(name));
    const dated = names.map(async (name) => {
      const file = await fs.stat(path.join(this.folder, name)).catch(() => null);
      return { name, at: file?.mtimeMs ?? 0 };
    });
    return (await Promise.all(dated)).sort((one, other) => other.at - one.at);
  }

  private pathOf(id: PartId): string {
    return path.join(this.folder, fileOf(id));
  }
}

function fileOf(id: PartId): string {
  return `${originNameOf(id)}-${nameOf(id)}.snapshot`;
}

function isOutlived({ name, at }: DatedFile): boolean {
  return Date.now() - at > (PARTIAL.test(name) ? PARTIAL_LASTS_MS : WHOLE_LASTS_MS);
}
