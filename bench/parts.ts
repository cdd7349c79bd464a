import type { BenchPart, Figure } from "./lib/figure";

/** Each measures a part; loaded when it is its turn, so that the memory of its process is its own. */
export const PARTS = {
  burst: async () => (await import("./burst")).run,
  engine: async () => (await import("./engine")).run,
  growth: async () => (await import("./growth")).run,
  guessing: async () => (await import("./guessing")).run,
  overload: async () => (await import("./overload")).run,
  peers: async () => (await import("./peers")).run,
  sameness: async () => (await import("./sameness")).run,
  schedule: async () => (await import("./schedule")).run,
  snapshot: async () => (await import("./snapshot")).run,
  wire: async () => (await import("./wire")).run,
  writing: async () => (await import("./writing")).run,
} satisfies Record<string, () => Promise<BenchPart>>;

export type Part = keyof typeof PARTS;

export function isPart(name: string): name is Part {
  return name in PARTS;
}

/** What a part's process hands back. */
export type Outcome = { figures: Figure[] } | { error: string };
