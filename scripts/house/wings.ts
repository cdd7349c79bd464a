import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

const config = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

/** The wings of lib/services, top down: as the rules that hold them stand in .dependency-cruiser.cjs. */
export function readWings(): string[] {
  const { forbidden } = config.parse(createRequire(path.resolve("package.json"))("./.dependency-cruiser.cjs"));
  return forbidden.flatMap(({ name }) => /^wing-(.+)$/.exec(name)?.[1] ?? []);
}

const wingOf = (file: string): string | undefined => /^lib\/services\/([^/]+)\//.exec(file)?.[1];

/** Which wings import which, tests of single files left out. */
export function arrowsBetweenWings(imports: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    const from = wingOf(file);
    if (from === undefined || file.endsWith(".test.ts")) continue;
    const targets = arrows.get(from) ?? new Set();
    for (const to of [...imported].map(wingOf)) if (to !== undefined && to !== from) targets.add(to);
    arrows.set(from, targets);
  }
  return arrows;
}

/** Wings that can be left by imports and come back to; each circle once, its wings by name. */
export function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...arrows.keys()].map((wing) => [wing, reachedFrom(wing, arrows)]));
  const circles = [...arrows.keys()].map((wing) => [...(reach.get(wing) ?? [])].filter((other) => reach.get(other)?.has(wing)).toSorted());
  return [...new Map(circles.filter(({ length }) => length > 0).map((circle) => [circle.join(" "), circle])).values()];
}

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let wing = open.pop(); wing !== undefined; wing = open.pop())
    for (const next of arrows.get(wing) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}
