import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** More than a storm writes; memory is taken by what is written alone. */
const SIZE = "8g";
/** What is used may grow between looking and shrinking: so often it is tried. */
const TRIES = 50;

/** A disk of its own, in memory, that is full from one moment to the next. */
export class SmallDisk {
  private constructor(private readonly folder: string) {}

  /** @throws Error where nothing can be mounted: root alone may, and not in every container */
  static mount(folder: string): SmallDisk {
    fs.mkdirSync(folder, { recursive: true });
    const { status, stderr } = mount("-t", "tmpfs", "-o", `size=${SIZE},mode=0700`, "parvoz-storm", folder);
    if (status !== 0) throw new Error(`A full disk cannot be tried here: mounting one failed (${stderr.trim()}). Run it as root.`);
    return new SmallDisk(folder);
  }

  /** From now on nothing more can be written. */
  fill(): void {
    for (let tries = 0; tries < TRIES; tries++) if (this.resize(this.usedBytes()) === 0) return;
    throw new Error("The disk could not be filled.");
  }

  /** There is room again. */
  clear(): void {
    if (this.resize(SIZE) !== 0) throw new Error("The disk could not be cleared.");
  }

  unmount(): void {
    spawnSync("umount", ["--lazy", this.folder]);
  }

  private resize(size: number | string): number | null {
    return mount("-o", `remount,size=${size}`, this.folder).status;
  }

  private usedBytes(): number {
    const { blocks, bfree, bsize } = fs.statfsSync(this.folder);
    return (blocks - bfree) * bsize;
  }
}

function mount(...args: string[]) {
  return spawnSync("mount", args, { encoding: "utf8" });
}
