// The API tier's program: the routes of the interface and lib/api-tier as one file. Found by the route files themselves: there is no list.
// One file, because it starts in a third of the time that compiling each module takes, and without the wrappers that a loader puts around functions.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./prepare.mjs";

/** What of app/ is mounted: the interface, and the answer for load balancers. The portal's own paths stay with the portal. */
const MOUNTED = ["api/v1", "api/health"];
const require = createRequire(import.meta.url);

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

/**
 * Writes the program where it finds node_modules, for this launcher alone: others may run an older one.
 * @returns {Promise<{ file: string, remove: () => void }>}
 */
export async function bundleTier() {
  const folder = path.join(root, "node_modules", ".parvoz");
  const file = path.join(folder, `api-tier-${process.pid}.mjs`);
  // esbuild is what tsx compiles with.
  const { build } = createRequire(require.resolve("tsx"))("esbuild");
  await build({
    stdin: { contents: entry(), resolveDir: root, loader: "js" },
    outfile: file,
    tsconfig: path.join(root, "tsconfig.json"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  return { file, remove: () => fs.rmSync(file, { force: true }) };
}
