// Loaded into a process before its own code: its clock is off by as many milliseconds as a file says, and jumps when the file is written.
import fs from "node:fs";

const LOOK_MS = 100;
const isWorker = /\/worker-[^/]*$/.test(process.argv[1] ?? "");
const file = (isWorker && process.env.STORM_WORKER_CLOCK) || process.env.STORM_CLOCK;
const RealDate = Date;
let offset = 0;

function look() {
  try {
    offset = Number(fs.readFileSync(file, "utf8"));
  } catch {
    // The storm is over.
  }
}

const now = () => RealDate.now() + offset;

const ShiftedDate = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made === ShiftedDate ? target : made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;

look();
setInterval(look, LOOK_MS).unref();
