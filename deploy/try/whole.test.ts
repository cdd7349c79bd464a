import { expect, test } from "vitest";
import { isWhole, type Member } from "./whole";

const leader: Member = { name: "db1", role: "leader", state: "running", timeline: 7 };
const second: Member = { name: "db2", role: "quorum_standby", state: "running", timeline: 7, lag: 0 };
const third: Member = { name: "db3", role: "quorum_standby", state: "running", timeline: 7, lag: 120 };

test("a leader whose two standbys follow and vote may be lost", () => {
  expect(isWhole([leader, second, third])).toBe(true);
});

test.each<[string, Member[]]>([
  ["the third still has the log of the leader before", [leader, second, { ...third, timeline: 6 }]],
  ["the third is far behind", [leader, second, { ...third, lag: 2_000_000 }]],
  ["how far the third is behind is not known", [leader, second, { ...third, lag: "unknown" }]],
  ["the third is starting", [leader, second, { ...third, state: "starting" }]],
  ["one standby has no vote", [leader, { ...second, role: "replica" }, third]],
  ["a machine is missing", [leader, second]],
  ["nobody leads", [{ ...leader, role: "replica" }, second, third]],
])("it may not where %s", (_, members) => {
  expect(isWhole(members)).toBe(false);
});
