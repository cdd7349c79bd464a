/** What of ours rooms that work on the database are made of, besides `db` itself. */
const onDatabase = ["db", "env", "generated"];

/** Who may import whom, see docs/architecture.md. One rule per room: anything not named is an error. */
const rooms = {
  util: ["util"],
  crypto: ["crypto"],
  domain: ["domain", "util"],
  formats: ["formats", "domain", "util"],
  engine: ["engine", "domain", "util"],
  contracts: ["contracts", "domain"],
  reference: ["reference", "domain"],
  suppliers: ["suppliers", "domain", "engine", "contracts", "reference", "util", ...onDatabase],
  services: [
    "services",
    "domain",
    "formats",
    "suppliers/port",
    "suppliers/registry",
    "contracts",
    "reference",
    "crypto",
    "util",
    "jobs/names",
    "log",
    ...onDatabase,
  ],
  api: ["api", "services", "contracts", "domain", "util", "log", "env"],
  "api-tier": ["api-tier", "api", "services", "util", "log", "env", "db"],
  jobs: ["jobs", "services", "contracts", "domain", "util", "log", "env"],
  client: ["client", "contracts", "domain"],
  i18n: ["i18n", "domain"],
};

const allowed = (targets) => `^lib/(${targets.map((target) => `${target}(/|\\.(tsx?|mjs)$)`).join("|")})`;

const roomRules = Object.entries(rooms).map(([room, targets]) => ({
  name: `room-${room}`,
  severity: "error",
  comment: `lib/${room} may import only: ${targets.join(", ")}`,
  from: { path: `^lib/${room}/`, pathNot: "\\.test\\.ts$" },
  to: { path: "^(lib|app|components|scripts|prisma|tests)/", pathNot: allowed(targets) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "pure-domain",
      severity: "error",
      comment: "domain, engine and contracts know no framework, database or network",
      from: { path: "^lib/(domain|engine|contracts|formats|util)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^node_modules/(next|react|@prisma|pg|pino|graphile-worker|@tanstack)(/|$)" },
    },
    {
      name: "feature-alone",
      severity: "error",
      comment: "a feature never imports another feature",
      from: { path: "^components/(?!ui/)([^/]+)/" },
      to: { path: "^components/", pathNot: "^components/(ui|$1)/" },
    },
    {
      name: "components",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(lib|app|scripts|prisma)/", pathNot: allowed(["client", "contracts", "domain", "i18n"]) },
    },
    {
      name: "ui-alone",
      severity: "error",
      comment: "primitives know no product words",
      from: { path: "^components/ui/" },
      to: { path: "^(lib/(client|contracts|services|suppliers|reference)|components/(?!ui/))" },
    },
    {
      name: "api-routes",
      severity: "error",
      from: { path: "^app/api/" },
      to: { path: "^(lib|components)/", pathNot: allowed(["api", "contracts", "services"]) },
    },
    {
      name: "pages",
      severity: "error",
      from: { path: "^app/(?!api/)" },
      to: { path: "^lib/", pathNot: allowed(["client", "i18n", "services", "domain", "api", "contracts"]) },
    },
    {
      name: "not-to-tests",
      severity: "error",
      from: { pathNot: "(^tests/|^e2e/|\\.test\\.ts$)" },
      to: { path: "(^tests/|^e2e/|\\.test\\.ts$)" },
    },
  ],
  options: {
    doNotFollow: { path: "(node_modules|^lib/generated/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
