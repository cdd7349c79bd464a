import { z } from "zod";
import { nameOfZone, unpackZone, type ZoneRules } from "@/lib/domain/schedule/clocks/zone-rules";
import type { BadLines, ProblemName } from "../imports/bad-line";

/** A year and one or two letters, with what tells a correction apart: releases in the order of their names are in the order of time. */
const VERSION = /^\d{4}[a-z]{1,2}(-[\w.-]+)?$/;
/** No clock was ever further from UTC, Manila's of 1844 excepted. */
const MOST_OFFSET_MINUTES = 16 * 60;

const shape = z.object({ version: z.string().regex(VERSION), zones: z.array(z.string()).min(1), links: z.array(z.string()) });

/**
 * Reads a file of time-zone rules: `data/packed/latest.json` of the npm package moment-timezone, of any release.
 * @param bad what is wrong with it
 * @returns null where anything is
 */
export function readZoneRules(text: string, bad: BadLines): ZoneRules | null {
  const parsed = shape.safeParse(jsonOf(text));
  if (!parsed.success) return refuse(bad, "zone_rules_file", "");
  const { version, zones, links } = parsed.data;
  const broken = zones.find((packed) => !isReadable(packed));
  if (broken !== undefined) return refuse(bad, "zone_unreadable", nameOfZone(broken) || broken);
  const names = new Set(zones.map(nameOfZone));
  const lost = links.find((link) => !names.has(link.split("|")[0] ?? ""));
  if (lost !== undefined) return refuse(bad, "zone_unreadable", lost);
  return { version, zones, links };
}

function refuse(bad: BadLines, problem: ProblemName, value: string): null {
  bad.add({ line: 0, field: null, problem, value, other: "" });
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isReadable(packed: string): boolean {
  try {
    return unpackZone(packed).offsets.every((offset) => Math.abs(offset) <= MOST_OFFSET_MINUTES);
  } catch {
    return false;
  }
}
