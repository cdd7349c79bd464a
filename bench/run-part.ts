/** The process of one part: measures it, and hands back what came of it. */
import type { BenchPart } from "./lib/figure";
import { isPart, type Outcome, PARTS } from "./parts";

async function measure(part = "", options = "{}"): Promise<Outcome> {
  try {
    if (!isPart(part)) throw new Error(`there is no part ${part}`);
    const run: BenchPart = await PARTS[part]();
    return { figures: await run(JSON.parse(options)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const [part, options] = process.argv.slice(2);
const outcome = await measure(part, options);
process.send?.(outcome, () => process.exit("error" in outcome ? 1 : 0));
