// `.env.example` from the table of settings.
import { SETTINGS } from "./setting-table.mjs";

const HEAD = `# Settings of Parvoz, from scripts/lib/settings/setting-table.mjs by \`npm run make:env-example\`. docs/operating.md says more of each.
# Every line shows what holds where nothing is set, or an example where its comment says what holds then.
# They are read from the environment: copy this file to .env, take the # from what you set, and then: set -a; . ./.env; set +a; npm start
`;

/** @returns {string} the file's text */
export function envExample() {
  const entries = Object.entries(SETTINGS).map(
    ([name, setting]) => `# ${setting.meaning}\n# ${name}=${setting.default ?? setting.example}\n`,
  );
  return [HEAD, ...entries].join("\n");
}
