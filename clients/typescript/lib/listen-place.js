import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Where the list of events was left, and the secret that was made: a file that its owner alone can read, another one for each address, key, program and
 * choice of types.
 */
export class ListenPlace {
  #kept;

  /** @throws Error where the file cannot be read, or is none of ours */
  constructor(file) {
    this.file = file;
    this.#kept = readKept(file);
  }

  /** @returns the cursor to go on from and the last event after it that was taken, each undefined where there is none */
  read() {
    return { cursor: this.#kept.cursor, taken: this.#kept.taken };
  }

  keep({ cursor, taken }) {
    this.#write({ secret: this.#kept.secret, cursor, taken });
  }

  /** The secret that was made for this place; a new one the first time. */
  secret() {
    if (!this.#kept.secret) this.#write({ ...this.#kept, secret: `whsec_${randomBytes(32).toString("base64")}` });
    return this.#kept.secret;
  }

  /** Written anew and then moved: whoever is stopped in between has the old one. */
  #write(kept) {
    this.#kept = kept;
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    const fresh = `${this.file}.${process.pid}`;
    rmSync(fresh, { force: true });
    writeFileSync(fresh, `${JSON.stringify(kept)}\n`, { mode: 0o600, flag: "wx" });
    renameSync(fresh, this.file);
  }
}

/** @returns the file of these settings, none of which can be read from its name */
export function placeFile({ baseUrl, apiKey, forwardTo, types }, env = process.env) {
  const name = createHash("sha256")
    .update(JSON.stringify([baseUrl, apiKey, forwardTo, types ?? []]))
    .digest("hex");
  return join(env.XDG_STATE_HOME || join(homedir(), ".local", "state"), "parvoz", `listen-${name.slice(0, 16)}.json`);
}

function readKept(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
  try {
    const { secret, cursor, taken } = JSON.parse(text);
    return { secret, cursor, taken };
  } catch {
    throw new Error(`${file} is no place of parvoz listen: delete it to begin anew`);
  }
}
