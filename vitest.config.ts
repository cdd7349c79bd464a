import path from "node:path";
import v8 from "node:v8";
import { defineConfig } from "vitest/config";

// Texts are compiled before they are used, as `next.config.js` has it.
const alias = { "@": path.resolve(import.meta.dirname), "use-intl/format-message": "use-intl/format-message/format-only" };
// It asks for modules of Next in a way that only a bundler follows, and follows the alias only there.
const server = { deps: { inline: ["next-intl", "use-intl"] } };
// No test reads styles, so that PostCSS and Tailwind need not be loaded.
const css = { postcss: {} };

// Most of what tests run, they run a few times: what is compiled later, and collected less often, takes a seventh less of the processor.
const PATIENT = ["--interrupt-budget=1000000", "--max-semi-space-size=64"];
for (const flag of PATIENT) v8.setFlagsFromString(flag);

// Something is waited for until it is so, however busy the machine.
const expectations = { poll: { timeout: 40_000 } };

// `unit` needs nothing; `component` renders parts of pages in a window without a browser; `database` runs on a real PostgreSQL of its own, one database per file.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        css,
        test: {
          name: "unit",
          include: ["lib/**/*.test.ts", "components/**/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts", "deploy/**/*.test.ts"],
          environment: "node",
          execArgv: PATIENT,
          env: { LOG_LEVEL: "silent" },
          server,
          // Modules are read once for all files: half of the time of these tests was reading them.
          isolate: false,
          globalSetup: ["tests/support/run/make-clients.ts"],
          setupFiles: ["tests/support/run/replaced-modules.ts", "tests/support/run/fail-on-reads-outside.ts"],
          expect: expectations,
          // For what hangs alone: a property test takes seconds, and a slow machine takes a multiple.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        css,
        test: {
          name: "component",
          include: ["components/**/*.test.tsx"],
          environment: "happy-dom",
          execArgv: PATIENT,
          // React and the fields are read once for all files.
          isolate: false,
          setupFiles: ["tests/support/pages/setup.ts"],
          server,
          expect: expectations,
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        css,
        test: {
          name: "database",
          // Modules are read once for all files of a thread; own-database.ts has them forget what they know of the last file's database.
          pool: "threads",
          isolate: false,
          include: ["tests/**/*.test.ts"],
          environment: "node",
          server,
          globalSetup: ["tests/support/run/global-setup.ts"],
          setupFiles: [
            "tests/support/run/replaced-modules.ts",
            "tests/support/run/fail-on-reads-outside.ts",
            "tests/support/run/own-database.ts",
            "tests/support/run/cheap-passwords.ts",
          ],
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
