import fs from "node:fs/promises";
import path from "node:path";

/** A file that lies in the inbox. */
export interface LyingFile {
  /** Path below the folder: `hy.txt`, or `new/1795870788.M1.mx` of a Maildir. */
  name: string;
  size: number;
  /** When it was last written. */
  writtenAt: Date;
  /** Of the folder `new` of a Maildir: mail servers put only whole mails there. */
  isDelivered: boolean;
}

/** Where mail servers deliver to, and where read mails go (Maildir). */
const DELIVERED = "new";
const SEEN = "cur";
/** Where read files go. */
const TAKEN = "taken";

/** What programs that copy a file call it until it is whole. */
const UNFINISHED = /^\.|~$|\.(tmp|temp|part|partial|filepart|crdownload|swp|lock)$/i;

/** The files of the folder that have a name for good. @throws Error where the folder cannot be read */
export async function lyingFiles(folder: string): Promise<LyingFile[]> {
  const names = await fs.readdir(folder);
  const delivered = names.includes(DELIVERED) ? await fs.readdir(path.join(folder, DELIVERED)) : [];
  const files = [
    ...names.map((name) => ({ name, isDelivered: false })),
    ...delivered.map((name) => ({ name: path.join(DELIVERED, name), isDelivered: true })),
  ].filter(({ name }) => !UNFINISHED.test(path.basename(name)));
  const found = await Promise.all(files.map((file) => described(folder, file)));
  return found.filter((file) => file !== null);
}

/** Null where it is no plain file, or gone by now. */
async function described(folder: string, file: Pick<LyingFile, "name" | "isDelivered">): Promise<LyingFile | null> {
  const stat = await fs.lstat(path.join(folder, file.name)).catch(() => null);
  return stat?.isFile() ? { ...file, size: stat.size, writtenAt: stat.mtime } : null;
}

/** What a file is told by as long as nobody writes to it. */
export function fileKey({ name, size, writtenAt }: LyingFile): string {
  return `${name}|${size}|${writtenAt.getTime()}`;
}

/** Puts a file that was taken in out of the way, by its number; whoever did that before was faster. */
export async function putAside(folder: string, { name, isDelivered }: LyingFile, number: number): Promise<void> {
  const base = path.basename(name);
  const aside = path.join(folder, isDelivered ? SEEN : TAKEN);
  await fs.mkdir(aside, { recursive: true });
  const target = await freeName(aside, isDelivered ? `${base.replace(/:2,.*$/, "")}:2,S` : `${number}-${base}`);
  await fs.rename(path.join(folder, name), path.join(aside, target)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

/** A copy goes beside what came before it. */
async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set(await fs.readdir(folder));
  let free = name;
  for (let copy = 1; taken.has(free); copy++) free = `${copy}-${name}`;
  return free;
}
