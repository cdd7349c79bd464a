// The API tier's program: the routes of the interface and lib/api-tier as one file. Found by the route files themselves: there is no list.
import fs from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { root } from "./prepare.mjs";

/** What of app/ is mounted: the interface, and the answer for load balancers. The portal's own paths stay with the portal. */
const MOUNTED = ["api/v1", "api/health"];

/** Folders below app/ with a route.ts. In this order a literal part comes before a parameter, and that before the rest, as Next chooses. */
function routeFolders() {
  const found = MOUNTED.flatMap((at) =>
    fs.readdirSync(path.join(root, "app", at), { recursive: true, withFileTypes: true }).filter(({ name }) => name === "route.ts"),
  );
  return found
    .map(({ parentPath }) => path.relative(path.join(root, "app"), parentPath).split(path.sep).join("/"))
    .sort()
    .reverse();
}

function entry() {
  const folders = routeFolders();
  return [
    'import { serve } from "./lib/api-tier/serve.ts";',
    ...folders.map((folder, index) => `import * as route${index} from ${JSON.stringify(`./app/${folder}/route.ts`)};`),
    `serve([${folders.map((folder, index) => `{ folder: ${JSON.stringify(folder)}, exports: route${index} }`).join(", ")}])`,
    "  .catch((error) => { console.error(error.message); process.exit(1); });",
  ].join("\n");
}

/** Writes the program. @returns {Promise<string>} the file */
export function bundleTier() {
  return bundle({ name: "api-tier", source: entry() });
}
