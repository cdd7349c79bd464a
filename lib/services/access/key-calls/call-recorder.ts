/** A call with an API key, as it was answered. */
export interface KeyCallRow {
  keyId: string;
  /** When it came. */
  at: Date;
  requestId: string;
  operation: string;
  status: number;
  durationMs: number;
}

interface RecorderOptions {
  /** Writes down many at once. */
  write: (rows: readonly KeyCallRow[]) => Promise<void>;
  /** Told how many calls nobody will find. */
  onDropped: (count: number) => void;
  /** A call waits so long at most, milliseconds. */
  everyMs: number;
  /** How many calls are written at once. */
  batch: number;
  /** How many calls wait at most, some two hundred bytes each; later ones are dropped. */
  most: number;
}

/** Gathers calls and writes them together: no call waits for that, or is refused because it fails. */
export class CallRecorder {
  private waiting: KeyCallRow[] = [];
  private dropped = 0;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;

  constructor(private readonly options: RecorderOptions) {}

  note(row: KeyCallRow): void {
    const { most, batch, everyMs } = this.options;
    if (this.waiting.length >= most) this.dropped += 1;
    else this.waiting.push(row);
    if (this.waiting.length >= batch) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), everyMs).unref();
  }

  /** Resolves when all calls noted so far are written down, or dropped. */
  flush(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, this.options.batch);
      await this.options.write(rows).catch(() => {
        this.dropped += rows.length;
      });
    }
    if (this.dropped > 0) this.options.onDropped(this.dropped);
    this.dropped = 0;
  }
}
