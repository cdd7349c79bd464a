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
  reference: ["reference", "domain", "formats", "util", ...onDatabase],
  payments: ["payments", "domain", "util"],
  suppliers: ["suppliers", "domain", "engine", "contracts", "reference", "util", "log", ...onDatabase],
  services: [
    "services",
    "domain",
    "formats",
    "suppliers/port",
    "suppliers/registry",
    "payments/port",
    "payments/registry",
    "contracts",
    "reference",
    "crypto",
    "util",
    "log",
    ...onDatabase,
  ],
  observability: ["observability", "services/ground/invariants", "services/ground/health", "util", "log", "env", "db"],
  api: ["api", "services", "contracts", "domain", "observability", "i18n/pick-locale", "util", "log", "env"],
  "api-tier": ["api-tier", "api", "services", "observability", "util", "log", "env", "db"],
  jobs: ["jobs", "services", "contracts", "domain", "observability", "util", "log", "env", "db"],
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

/**
 * The wings of lib/services, top down. Each imports only those below it; what stands in one wing is its own affair. `npm run measure:house`
 * reads their order from the names of these rules.
 */
const wings = [
  "sandbox",
  "operations",
  "desk",
  "channels",
  "documents",
  "views",
  "quotes",
  "schedule",
  "aftersale",
  "booking",
  "offers",
  "terms",
  "access",
  "ground",
];

const wingRules = wings.map((wing, index) => ({
  name: `wing-${wing}`,
  severity: "error",
  comment: `lib/services/${wing} may import of services only: ${wings.slice(index).join(", ")}`,
  from: { path: `^lib/services/${wing}/` },
  to: { path: "^lib/services/", pathNot: `^lib/services/(${wings.slice(index).join("|")})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    ...wingRules,
    {
      name: "wings-alone",
      severity: "error",
      comment: "every use case stands in a wing, see docs/architecture.md",
      from: {},
      to: { path: "^lib/services/", pathNot: `^lib/services/(${wings.join("|")})/` },
    },
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
      comment: "a feature never imports another feature; what several show of a journey is in components/travel",
      from: { path: "^components/(?!ui/)([^/]+)/" },
      to: { path: "^components/", pathNot: "^components/(ui|travel|$1)/" },
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
      // Notes are told of by whoever has them: their place knows where they come from.
      to: { path: "^(lib/(client|contracts|services|suppliers|reference)|components/(?!ui/))", pathNot: "^lib/client/calls/toast\\.ts$" },
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
      to: { path: "^lib/", pathNot: allowed(["client", "i18n", "services", "domain", "api", "contracts", "util/unavailable"]) },
    },
    {
      name: "domain-pure",
      severity: "error",
      comment: "the rules of the trade, the engine and the contracts know nothing of the platform",
      from: { path: "^lib/(domain|engine|contracts)/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "light-pages",
      severity: "error",
      comment: "what is heavy is loaded when it is asked for, by the files that are loaded late (docs/decisions/2026-11-24-light-pages.md)",
      from: {
        path: "^(app|components|lib)/",
        pathNot:
          "^(lib/client/calls/(toast|session)|components/ui/(language/theme-section|overlays/(toaster-notes|menu|popover|dialog-window)|fields/(select-list|dates/calendar)))\\.tsx?$|\\.test\\.tsx?$",
      },
      to: { path: "^node_modules/(sonner|react-aria-components|react-day-picker)/|^node_modules/next-auth/react" },
    },
    {
      name: "pages-without-clocks",
      severity: "error",
      comment: "pages show times that the server has computed: they carry no time-zone rules, and the browser's own are never asked",
      from: { path: "^(components|lib/client)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^lib/domain/schedule/clocks/rules-in-force\\.ts$", reachable: true },
    },
    {
      name: "oracle-for-tests",
      severity: "error",
      comment: "the engine's slow reference is what tests and measurements compare with; the product never runs it",
      from: { path: "^(lib|app|components|prisma|scripts)/", pathNot: "^lib/engine/(oracle|testing)/|\\.test\\.tsx?$" },
      to: { path: "^lib/engine/(oracle|testing)/" },
    },
    {
      name: "not-to-tests",
      severity: "error",
      comment: "nothing that runs depends on what tries or measures it",
      from: { path: "^(lib|app|components|prisma|scripts)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "(^tests/|^e2e/|^bench/|\\.test\\.tsx?$)" },
    },
    {
      name: "tests",
      severity: "error",
      comment: "tests of use cases know the product, its scripts and each other's support",
      from: { path: "^tests/" },
      to: { path: "^(e2e|bench|components)/" },
    },
    {
      name: "journeys",
      severity: "error",
      comment: "journeys know what a caller knows: the contracts, the words on the pages, and how tests listen to callbacks",
      from: { path: "^e2e/" },
      to: {
        path: "^(lib|app|components|scripts|prisma|tests|bench)/",
        pathNot: `${allowed(["contracts", "domain", "i18n", "client"])}|^tests/support/`,
      },
    },
    {
      name: "measurements",
      severity: "error",
      comment: "measurements know the product and its scripts, not its tests or pages",
      from: { path: "^bench/" },
      to: { path: "^(tests|e2e|components|app)/" },
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
