// What the processes are started with, for the back office: names, values and where they come from, and never a secret.
import { SETTINGS } from "./setting-table.mjs";

/** What is not told: it is secret, or holds a password. */
const SECRET = /SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL/;

/**
 * @param {NodeJS.ProcessEnv} given what whoever started it has set
 * @param {NodeJS.ProcessEnv} env what the processes get
 * @returns {{ name: string, value: string | null, source: "environment" | "start" | "default", isSet: boolean }[]} `value` is null of secrets;
 *   `start` is what the start has made or chosen by itself
 */
export function settingsInForce(given, env) {
  return Object.entries(SETTINGS).map(([name, setting]) => {
    const standard = setting.default ?? "";
    const text = env[name] ?? given[name] ?? standard;
    const source = given[name] !== undefined ? "environment" : text === standard ? "default" : "start";
    return { name, value: SECRET.test(name) ? null : text, source, isSet: text !== "" };
  });
}
