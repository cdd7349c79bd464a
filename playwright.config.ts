import { defineConfig, devices } from "@playwright/test";

// scripts/test.mjs starts the product and sets these; to run one spec by hand, point BASE_URL at a running `npm start`.
const executablePath = process.env.CHROMIUM_PATH;

/**
 * Of two lists of features the browser takes the last one, so this one repeats Playwright's own (chromiumSwitches.ts of 1.65). The last two are
 * parts of the address bar: pages that nobody sees and that every new window loads, a quarter of what the browser takes.
 */
const without = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${without.join(",")}`,
];

export default defineConfig({
  testDir: "e2e",
  // For what hangs: nothing takes this long, but a machine that does other work takes a multiple. Tests that ask many things count theirs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    launchOptions: { executablePath, args },
    // A trace costs half as much again as the journeys themselves: `npx playwright test --trace on` makes one by hand.
    screenshot: "only-on-failure",
    // Moving skeletons are painted sixty times a second.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "api", testDir: "e2e/api" },
    { name: "browser", testDir: "e2e/browser", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } },
  ],
});
