import { z } from "zod";
import { DATABASES } from "./layout";

const member = z.object({
  name: z.string(),
  role: z.string(),
  state: z.string(),
  timeline: z.number().optional(),
  lag: z.unknown().optional(),
});
/** What Patroni answers at /cluster, as far as it is looked at. */
export const cluster = z.object({ members: z.array(member) });
export type Member = z.infer<typeof member>;

/** Of log, bytes: a standby that lacks less follows. */
const FOLLOWS = 1_000_000;

/** Whether the leader may be lost: both standbys vote on what is committed, and follow it closely. */
export function isWhole(all: readonly Member[]): boolean {
  const ofLeader = all.find(({ role }) => role === "leader");
  const follows = ({ state, timeline, lag }: Member) =>
    (state === "running" || state === "streaming") && timeline === ofLeader?.timeline && typeof lag === "number" && lag < FOLLOWS;
  const standbys = all.filter((each) => each !== ofLeader && follows(each));
  return (
    ofLeader?.state === "running" && standbys.length === DATABASES.length - 1 && standbys.every(({ role }) => role === "quorum_standby")
  );
}
