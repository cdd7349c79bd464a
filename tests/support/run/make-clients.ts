import { ensureClients } from "../../../scripts/lib/build/prepare.mjs";

/** The clients follow from the OpenAPI document: tests of them run on what this state of the sources makes. */
export default async function makeClients(): Promise<void> {
  await ensureClients();
}
