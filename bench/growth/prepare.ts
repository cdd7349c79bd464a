/** A process that opens the agencies and sells what is copied afterwards; it ends, for a database is copied while nobody is connected to it. */
import { addWideFlight } from "../writing/wide-flight";
import { type Agency, partnerOf } from "./agency";
import { openAgencies } from "./fill";
import { makeTemplates, type Template } from "./templates";

export interface Prepared {
  agencies: Agency[];
  templates: Template[];
}

async function prepare(folder: string): Promise<Prepared> {
  await addWideFlight(folder);
  const agencies = await openAgencies();
  const [largest] = agencies;
  return { agencies, templates: await makeTemplates(partnerOf(largest?.id ?? ""), largest?.agents[0] ?? "") };
}

const prepared = await prepare(process.argv[2] ?? "");
process.send?.(prepared, () => process.exit());
