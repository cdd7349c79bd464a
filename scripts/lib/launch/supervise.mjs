// Keeps one part of the product running: whenever it ends, it is started again.
import { SetupError, say } from "../build/prepare.mjs";

/** Milliseconds. The pause before a start doubles from `first` to `most`; a part that was up for so long as `calm` begins anew. */
const PAUSES = { first: 200, most: 10_000, calm: 60_000 };
/** A part that has not become ready by then is ended and started again, milliseconds. */
const READY_WITHIN = 120_000;
/** What a part gets to end by itself when it is stopped, milliseconds. */
const STOP_WITHIN = 10_000;

/**
 * @typedef {object} Part
 * @property {number} [pid]
 * @property {Promise<string>} exited how it ended, in words
 * @property {Promise<unknown>} ready never rejects; one that does not resolve is not ready
 * @property {(signal: NodeJS.Signals) => unknown} kill
 */

/**
 * A child process as a part.
 * @param {import("node:child_process").ChildProcess} child
 * @param {(part: { pid?: number, exited: Promise<string> }) => Promise<unknown>} becomesReady
 * @param {{ ownsGroup?: boolean }} [options] `ownsGroup`: it was started detached, and all that it has started ends with it
 * @returns {Part}
 */
export function childPart(child, becomesReady, { ownsGroup = false } = {}) {
  const exited = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
    child.once("error", (error) => resolve(error.message));
  });
  const kill = (signal) => (ownsGroup ? killGroup(child.pid, signal) : child.kill(signal));
  // What it leaves behind would hold its port.
  if (ownsGroup) exited.then(() => killGroup(child.pid, "SIGKILL"));
  return { pid: child.pid, exited, kill, ready: becomesReady({ pid: child.pid, exited }) };
}

/** @param {number | undefined} pid of the process that leads the group @param {NodeJS.Signals} signal @returns {boolean} whether there was anybody */
export function killGroup(pid, signal) {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/**
 * Starts the part, and again whenever it ends. Where the very first start fails nothing is tried again: something is wrong that haste does not
 * mend. After that it never gives up, because a disk that was full or a port that was taken is free again one day.
 * @param {{
 *   name: string,
 *   start: () => Part | Promise<Part>,
 *   onStart?: (pid: number | undefined) => void,
 *   tell?: (line: string) => void,
 *   stopSignal?: NodeJS.Signals,
 *   stopWithin?: number,
 *   readyWithin?: number | null,
 *   pauses?: { first: number, most: number, calm: number },
 * }} options `onStart`: called with each new process; `readyWithin`: null for as long as it takes. A
 *   part that was late once has twice as long the next time: on a slow machine it comes up in the end
 * @returns {{ ready: Promise<void>, pid: () => number | undefined, stop: () => Promise<void> }} `ready` rejects with a SetupError where the
 *   first start fails
 */
export function keepRunning({ name, start, onStart = () => {}, tell = say, ...limits }) {
  const { stopSignal = "SIGTERM", stopWithin = STOP_WITHIN, readyWithin = READY_WITHIN, pauses = PAUSES } = limits;
  let current;
  let stopping = false;
  let wake = () => {};

  const pause = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** One life. @returns how it ended, and whether it was ever ready */
  const live = async (onReady, within) => {
    current = await start();
    onStart(current.pid);
    if (stopping) end(current);
    const { exited } = current;
    const state = await firstOf(current, within);
    if (state === "late") current.kill("SIGKILL");
    if (state === "ready") onReady();
    const how = await exited;
    current = undefined;
    return { how: state === "late" ? `not ready within ${within / 1000} s` : how, wasReady: state === "ready", wasLate: state === "late" };
  };

  const end = (part) => {
    part.kill(stopSignal);
    const timer = setTimeout(() => part.kill("SIGKILL"), stopWithin);
    part.exited.then(() => clearTimeout(timer));
  };

  const keep = async (onFirstReady) => {
    let everReady = false;
    let within = readyWithin;
    for (let failures = 0; !stopping; ) {
      const began = Date.now();
      const onReady = () => {
        if (!everReady) onFirstReady();
        else if (!stopping) tell(`The ${name} is back.`);
        everReady = true;
      };
      const { how, wasReady, wasLate, error } = await live(onReady, within).catch((thrown) => ({ how: thrown.message, error: thrown }));
      if (stopping) return;
      if (!everReady) throw error ?? new SetupError(`The ${name} did not start (${how}).`);
      if (wasLate) within *= 2;
      failures = wasReady && Date.now() - began >= pauses.calm ? 1 : failures + 1;
      const wait = Math.min(pauses.first * 2 ** (failures - 1), pauses.most);
      tell(`The ${name} ${wasReady ? "ended" : "did not come up"} (${how}); starting it again in ${wait / 1000} s.`);
      await pause(wait);
    }
  };

  let ended = Promise.resolve();
  const ready = new Promise((resolve, reject) => {
    ended = keep(resolve).then(resolve, reject);
  });
  const stop = async () => {
    stopping = true;
    wake();
    if (current) end(current);
    await ended;
  };
  return { ready, stop, pid: () => current?.pid };
}

/** @returns {Promise<"ready" | "ended" | "late">} what comes first */
async function firstOf({ ready, exited }, within) {
  let timer;
  const late = new Promise((resolve) => {
    if (within !== null) timer = setTimeout(resolve, within, "late");
  });
  try {
    return await Promise.race([ready.then(() => "ready"), exited.then(() => "ended"), late]);
  } finally {
    clearTimeout(timer);
  }
}
