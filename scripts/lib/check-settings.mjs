// All settings, looked at before anything is installed, built or written: one line each for what is wrong. Node's own modules alone. Processes read
// the same settings by lib/env.ts; check-settings.test.ts holds the two to each other.
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { SetupError } from "./prepare.mjs";

/** What is wrong with a text, and the remedy; null where nothing is. @typedef {(text: string) => string | null} Rule */

/** @returns {Rule} */
const whole = (least, most) => (text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? null : `must be a whole number from ${least} to ${most}`;
/** @returns {Rule} */
const oneOf =
  (...names) =>
  (text) =>
    names.includes(text) ? null : `must be ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
/** @returns {Rule} */
const matching = (pattern, must) => (text) => (pattern.test(text) ? null : must);

const KEY_LIST = matching(
  /^[a-z0-9]{1,8}:[0-9a-f]{64}(,[a-z0-9]{1,8}:[0-9a-f]{64})*$/,
  "must be `id:64 hex digits`, newest first, joined by commas; unset, the first start makes one",
);
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const flag = oneOf("0", "1");
const port = whole(1, 65_535);

/** @type {Rule} */
function hostAddress(text) {
  return net.isIP(text) || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text))
    ? null
    : "must be an address of this machine, as 127.0.0.1, or 0.0.0.0 for all of them";
}

/** @type {Rule} */
function webAddress(text) {
  const url = URL.canParse(text) && /^https?:\/\//i.test(text) ? new URL(text) : null;
  if (!url) return "must begin with http:// or https://, as https://parvoz.example";
  const isBare = /^\/*$/.test(url.pathname) && !/[?#]/.test(text) && url.username === "" && url.password === "";
  return isBare ? null : "must end with the host or its port, as https://parvoz.example: nothing is answered below a path";
}

/** @type {Rule} */
function otherHost(text) {
  return net.isIP(text) || (/^[a-z0-9_][a-z0-9._-]{0,252}$/i.test(text) && !/^[\d.]+$/.test(text))
    ? null
    : "must be the name or address of a host, without http:// and port";
}

/** @type {Rule} */
function hostList(text) {
  return text.split(",").every((host) => host.trim() === "" || otherHost(host.trim()) === null)
    ? null
    : "must be names or addresses of hosts, without http:// and ports, joined by commas";
}

/** A folder that is there, or that can be made. @type {Rule} */
function folder(text) {
  let nearest = path.resolve(text);
  while (!fs.existsSync(nearest)) nearest = path.dirname(nearest);
  try {
    fs.accessSync(nearest, fs.constants.W_OK);
  } catch {
    return `must be a folder that can be written to, and ${nearest} cannot`;
  }
  return fs.statSync(nearest).isDirectory() ? null : `must be a folder, and ${nearest} is none`;
}

/** @type {Rule} */
function databaseAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^postgres(ql)?:$/.test(url.protocol) ? null : "must be an address as postgres://parvoz:<password>@host:5432/parvoz";
}

/** @type {Readonly<Record<string, Rule>>} */
export const RULES = {
  DATA_DIR: folder,
  HOST: hostAddress,
  PORT: port,
  API_PORT: port,
  API_PROCESSES: whole(1, 256),
  METRICS_PORT: whole(0, 65_471),
  METRICS_HOST: hostAddress,
  DEMO: flag,
  DEMO_BOOKINGS: flag,
  DATABASE_URL: databaseAddress,
  DIRECT_DATABASE_URL: databaseAddress,
  DATABASE_CONNECTIONS: whole(1, 1000),
  DATABASE_PREPARED_STATEMENTS: flag,
  PUBLIC_URL: webAddress,
  NEXTAUTH_SECRET: matching(/^[\s\S]{32,}$/, "must have at least 32 characters; unset, the first start makes one"),
  QUOTE_KEYS: KEY_LIST,
  SECRETS_KEY: KEY_LIST,
  DATA_KEYS: KEY_LIST,
  PASSENGER_HASH_KEY: matching(/^[0-9a-f]{64}$/, "must be 64 hex digits; unset, the first start makes one"),
  RETENTION_DAYS: whole(1, 36_500),
  TICKETING_DELAY_SECONDS: whole(0, 86_400),
  HOLD_MINUTES: whole(1, 10_080),
  VOID_WINDOW_MINUTES: whole(0, 525_600),
  DRAIN_SECONDS: whole(0, 300),
  LEDGER_CHECK_MINUTES: whole(0, 1_440),
  TRUSTED_PROXIES: (text) => (whole(0, 10)(text) === null ? null : "must be how many proxies stand in front, a number from 0 to 10"),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent"),
  WEBHOOK_TRUSTED_HOSTS: hostList,
  SMTP_HOST: otherHost,
  SMTP_PORT: port,
  SMTP_FROM: matching(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, "must be an e-mail address"),
  FISCAL_CARRIER_IKPU: matching(/^\d{17}$/, "must be 17 digits"),
  FISCAL_SERVICE_IKPU: matching(/^\d{17}$/, "must be 17 digits"),
  FISCAL_CARRIER_PACKAGE_CODE: matching(/^\d{1,20}$/, "must be at most 20 digits"),
  FISCAL_SERVICE_PACKAGE_CODE: matching(/^\d{1,20}$/, "must be at most 20 digits"),
  FISCAL_CARRIER_TAX_IDS: matching(
    /^(([A-Z0-9]{2}|\*):(\d{9}|\d{14})(,(?=.)|$))*$/,
    "must be `airline:9 or 14 digits` joined by commas, `*` for all other airlines",
  ),
};

/** Settings that say something where they are empty: none of them is taken away then. @type {Readonly<Record<string, Rule>>} */
const ALSO_EMPTY = { SNAPSHOT_DIR: folder };

/** What is not repeated in a message: it is secret, or holds a password. */
const SECRET = /SECRET|KEY|DATABASE_URL/;

/**
 * One line for each wrong setting: its name, what is wrong and the remedy. What is empty is not set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function wrongSettings(env) {
  const lines = Object.entries({ ...RULES, ...ALSO_EMPTY }).flatMap(([name, rule]) => {
    const text = env[name];
    const wrong = text ? rule(text) : null;
    if (!wrong) return [];
    return [`${name} ${wrong}${SECRET.test(name) ? "" : `, not "${text}"`}.`];
  });
  if (env.SMTP_HOST && !env.SMTP_FROM) lines.push("SMTP_FROM must be the e-mail address that mails come from where SMTP_HOST is set.");
  return lines;
}

/**
 * Settings that are empty are as if they were not there, as files of systemd write them.
 * @param {NodeJS.ProcessEnv} env
 * @throws SetupError that names every wrong setting, one a line
 */
export function checkSettings(env) {
  for (const name of Object.keys(RULES)) if (env[name] === "") delete env[name];
  const lines = wrongSettings(env);
  if (lines.length > 0) throw new SetupError(`${lines.join("\n")}\nNothing was changed. All settings: docs/operating.md.`);
}

/**
 * What starts servers is told by settings alone.
 * @param {readonly string[]} args of the command line
 * @param {{ command: string, flags?: readonly string[] }} taken the only flags that it knows
 * @throws SetupError for any other, which nothing would come of
 */
export function checkArguments(args, { command, flags = [] }) {
  const other = args.filter((each) => !flags.includes(each));
  if (other.length === 0) return;
  throw new SetupError(
    `${command} takes no arguments, but was given: ${other.join(" ")}. Settings stand before it: PORT=4000 ${command}. All settings: docs/operating.md.`,
  );
}
