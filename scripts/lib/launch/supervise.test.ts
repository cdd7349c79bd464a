import { spawn } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { childPart, keepRunning } from "./supervise.mjs";

/** A part whose life the test directs. */
class Life {
  readonly killed: string[] = [];
  becomeReady = (): void => undefined;
  end = (_how: string): void => undefined;
  readonly ready = new Promise<void>((resolve) => {
    this.becomeReady = resolve;
  });
  readonly exited = new Promise<string>((resolve) => {
    this.end = resolve;
  });

  constructor(
    readonly pid: number,
    private readonly endsBy: readonly string[],
  ) {}

  readonly kill = (signal: string): void => {
    this.killed.push(signal);
    if (this.endsBy.includes(signal)) this.end(signal);
  };
}

/** Keeps a part running whose lives are told apart by their process ids: 1, 2, 3 … */
function keep(endsBy: readonly string[] = ["SIGTERM", "SIGKILL"]) {
  const lives: Life[] = [];
  const said: string[] = [];
  const pids: (number | undefined)[] = [];
  const start = vi.fn(() => {
    const life = new Life(lives.length + 1, endsBy);
    lives.push(life);
    return life;
  });
  const kept = keepRunning({ name: "thing", start, onStart: (pid) => pids.push(pid), tell: (line) => said.push(line) });
  const last = () => {
    const life = lives.at(-1);
    if (!life) throw new Error("nothing was started");
    return life;
  };
  return { ...kept, start, said, pids, lives, last };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** One life that is ready and ends. */
async function liveOnce(kept: ReturnType<typeof keep>, upMs = 0): Promise<void> {
  kept.last().becomeReady();
  await vi.advanceTimersByTimeAsync(upMs);
  kept.last().end("SIGKILL");
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a part that dies", () => {
  test("is started again, and a line says so", async () => {
    const kept = keep();
    await settle();
    await liveOnce(kept);
    await kept.ready;
    expect(kept.said).toEqual(["The thing ended (SIGKILL); starting it again in 0.2 s."]);
    await vi.advanceTimersByTimeAsync(200);
    expect(kept.pids).toEqual([1, 2]);
    expect(kept.pid()).toBe(2);
    kept.last().becomeReady();
    await settle();
    expect(kept.said.at(-1)).toBe("The thing is back.");
  });

  test("again and again is waited for twice as long each time, ten seconds at most, until it was up for a minute", async () => {
    const kept = keep();
    await settle();
    for (let died = 0; died < 8; died++) {
      await liveOnce(kept);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    await liveOnce(kept, 60_000);
    const pauses = kept.said.flatMap((line) => /again in (\S+) s/.exec(line)?.[1] ?? []);
    expect(pauses.map(Number)).toEqual([0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10, 0.2]);
  });

  test("is tried again for ever where it does not come up any more, whatever its start says", async () => {
    const kept = keep();
    await settle();
    await liveOnce(kept);
    kept.start.mockImplementation(() => {
      throw new Error("no space left");
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(kept.start.mock.calls.length).toBeGreaterThan(50);
    expect(kept.said.at(-1)).toBe("The thing did not come up (no space left); starting it again in 10 s.");
    await kept.stop();
  });

  test("in its first start is not tried again: something is wrong", async () => {
    const kept = keep();
    const failed = expect(kept.ready).rejects.toThrow("The thing did not start (exit 1).");
    await settle();
    kept.last().end("exit 1");
    await failed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept.lives).toHaveLength(1);
  });
});

test("a part that does not become ready in time is ended and started again", async () => {
  const kept = keep();
  await settle();
  await liveOnce(kept);
  await vi.advanceTimersByTimeAsync(200);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(kept.last().killed).toEqual(["SIGKILL"]);
  expect(kept.said.at(-1)).toBe("The thing did not come up (not ready within 120 s); starting it again in 0.4 s.");
  await kept.stop();
});

describe("told to stop", () => {
  test("it ends what runs, and starts nothing any more", async () => {
    const kept = keep();
    await settle();
    await kept.stop();
    expect(kept.last().killed).toEqual(["SIGTERM"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept.lives).toHaveLength(1);
  });

  test("it does not wait for the pause after a death", async () => {
    const kept = keep();
    await settle();
    await liveOnce(kept);
    await kept.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept.lives).toHaveLength(1);
  });

  test("it kills what does not end by itself", async () => {
    const kept = keep(["SIGKILL"]);
    await settle();
    const stopped = kept.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(kept.last().killed).toEqual(["SIGTERM", "SIGKILL"]);
  });
});

test("a child process says how it ended: by its exit code, by a signal, or why it could not be started", async () => {
  vi.useRealTimers();
  const never = () => new Promise(() => undefined);
  const run = (program: string, script: string) => childPart(spawn(program, ["-e", script], { stdio: "ignore" }), never).exited;
  expect(await run(process.execPath, "process.exit(3)")).toBe("exit 3");
  expect(await run(process.execPath, "process.kill(process.pid, 'SIGKILL')")).toBe("SIGKILL");
  expect(await run("/no/such/program", "")).toContain("ENOENT");
});
