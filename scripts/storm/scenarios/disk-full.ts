import { setTimeout as pause } from "node:timers/promises";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";
import { untilDatabaseIsBack } from "../until-back";

/** How long nothing can be written, milliseconds: PostgreSQL goes on for a while in the room that it has, and then breaks down. */
const FULL_MS = 15_000;
const TIMES = 10;

/** The database's disk is full, and has room again. */
export const diskFull: Scenario = {
  name: "disk-full",
  ownDisk: true,
  async *run(context) {
    const share = { minutes: context.minutes / 10, times: TIMES };
    const { disk, databaseUrl } = context.product;
    if (!disk) throw new Error("the database has no disk of its own");
    const harm = async () => {
      disk.fill();
      await pause(FULL_MS);
      disk.clear();
      await untilDatabaseIsBack(databaseUrl);
    };
    yield await underLoad({ context, share, bounds: ["recovery"], fault: `disk full for ${FULL_MS / 1000} s`, harm });
  },
};
