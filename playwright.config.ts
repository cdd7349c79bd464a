import { defineConfig, devices } from "@playwright/test";

// scripts/test.mjs starts the product and sets these; to run one spec by hand, point BASE_URL at a running `npm start`.
const executablePath = process.env.CHROMIUM_PATH;
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "e2e",
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
