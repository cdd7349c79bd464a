// All settings: what is right for each, what it means, and what holds where it is not set. Node's own modules alone, because settings are checked
// before anything is installed. Processes read the same settings by lib/env.ts; check-settings.test.ts holds the two to each other.
import fs from "node:fs";
import net from "node:net";
import path from "node:path";

/** What is wrong with a text, and the remedy; null where nothing is. @typedef {(text: string) => string | null} Rule */

/**
 * @typedef {object} Setting
 * @property {string} meaning one line for `.env.example`; docs/operating.md says more
 * @property {Rule} [rule] without one every text is right
 * @property {string} [default] what holds where it is not set
 * @property {string} [example] shown where there is no default; `meaning` then says what holds where it is not set
 * @property {true} [saysSomethingEmpty] an empty text is not the same as none
 */

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

const ikpu = matching(/^\d{17}$/, "must be 17 digits");
const packageCode = matching(/^\d{1,20}$/, "must be at most 20 digits");

/** @type {Readonly<Record<string, Setting>>} */
export const SETTINGS = {
  HOST: {
    rule: hostAddress,
    default: "127.0.0.1",
    meaning: "The address that portal and API tier listen on; 0.0.0.0 is every one of the machine.",
  },
  PORT: { rule: port, default: "3000", meaning: "The port of the portal." },
  PUBLIC_URL: {
    rule: webAddress,
    example: "https://parvoz.example",
    meaning: "How the product is reached from outside. Not set: http://localhost and the port.",
  },
  DATABASE_URL: {
    rule: databaseAddress,
    example: "postgres://parvoz:password@127.0.0.1:5432/parvoz",
    meaning: "PostgreSQL 15 or newer, or a pooler in front of it. Not set: a database of its own in DATA_DIR.",
  },
  DIRECT_DATABASE_URL: {
    rule: databaseAddress,
    example: "postgres://parvoz:password@127.0.0.1:5432/parvoz",
    meaning: "The same database past a pooler. Not set: DATABASE_URL.",
  },
  DATABASE_PREPARED_STATEMENTS: {
    rule: flag,
    default: "1",
    meaning: "0 behind a pooler that knows no names of statements (PgBouncer before 1.21 in transaction mode).",
  },
  DATABASE_CONNECTIONS: {
    rule: whole(1, 1000),
    default: "20",
    meaning: "Connections that one process may have open at once. Not set, the API tier's processes share 80, 4 to 20 each.",
  },
  DATA_DIR: { rule: folder, default: ".data", meaning: "Where the embedded database and the secrets that the first start makes are kept." },
  SNAPSHOT_DIR: {
    rule: folder,
    example: ".data/snapshots",
    meaning: "Where compiled schedules and fares are kept; empty keeps none. Not set: snapshots in DATA_DIR.",
    saysSomethingEmpty: true,
  },
  DEMO: {
    rule: flag,
    example: "0",
    meaning: "1 for the demonstration: invented network, partners and marks on pages. Not set: 1 on the embedded database, else 0.",
  },
  DEMO_BOOKINGS: { rule: flag, default: "1", meaning: "0 leaves the demonstration's agency without bookings at its first start." },
  NEXTAUTH_SECRET: {
    rule: matching(/^[\s\S]{32,}$/, "must have at least 32 characters; unset, the first start makes one"),
    example: "",
    meaning: "Signs portal sessions: at least 32 characters. Not set, as the four keys below: made once, kept in DATA_DIR/secrets.json.",
  },
  QUOTE_KEYS: { rule: KEY_LIST, example: "", meaning: "Seal offer ids: `id:64 hex digits`, newest first, joined by commas." },
  PASSENGER_HASH_KEY: {
    rule: matching(/^[0-9a-f]{64}$/, "must be 64 hex digits; unset, the first start makes one"),
    example: "",
    meaning: "Keys the hashes that find duplicate bookings: 64 hex digits.",
  },
  SECRETS_KEY: {
    rule: KEY_LIST,
    example: "",
    meaning: "Seals secrets of webhooks and of second factors: `id:64 hex digits`, newest first, joined by commas.",
  },
  DATA_KEYS: {
    rule: KEY_LIST,
    example: "",
    meaning: "Wraps the keys of personal data, which cannot be read again without it: `id:64 hex digits`, newest first, joined by commas.",
  },
  RETENTION_DAYS: {
    rule: whole(1, 36_500),
    default: "1826",
    meaning: "How many days after its last flight a booking keeps personal data.",
  },
  CHARTER_WARNING_DAYS: {
    rule: whole(1, 365),
    default: "14",
    meaning: "How many days before a charter's document runs out the back office is warned.",
  },
  WEBHOOK_TRUSTED_HOSTS: {
    rule: hostList,
    default: "",
    meaning: "Dangerous: hosts that webhooks may call wherever they are, joined by commas. Only for tests and receivers of your own.",
  },
  SMTP_HOST: { rule: otherHost, default: "", meaning: "The server that takes mails. Empty: they are kept in the portal's mailbox." },
  SMTP_PORT: { rule: port, default: "587", meaning: "Its port; 465 speaks TLS from the first byte." },
  SMTP_USER: { default: "", meaning: "The account on it." },
  SMTP_PASSWORD: { default: "", meaning: "Its password; with one, nothing is sent without TLS." },
  SMTP_FROM: {
    rule: matching(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, "must be an e-mail address"),
    default: "",
    meaning: "The address that mails come from; needed with SMTP_HOST.",
  },
  TELEGRAM_BOT_TOKEN: {
    rule: matching(/^\d{1,18}:[A-Za-z0-9_-]{20,100}$/, "must be a bot's token, as BotFather gives it"),
    default: "",
    meaning: "The token of the house's bot in Telegram, which brings quotes to customers. Empty: texts and pictures are copied.",
  },
  TELEGRAM_API_URL: {
    rule: webAddress,
    default: "https://api.telegram.org",
    meaning: "Where Telegram's Bot API is reached: another address for a Bot API server of your own.",
  },
  SCHEDULE_INBOX_DIR: { default: "", meaning: "The folder, or Maildir, into which schedule messages come. Empty: there is no inbox." },
  SCHEDULE_MAIL_SENDERS: {
    rule: matching(
      /^([A-Z0-9]{2}|\*):[^\s@,:]*@[^\s@,:]+(,([A-Z0-9]{2}|\*):[^\s@,:]*@[^\s@,:]+)*$/,
      "must be `airline:address` or `airline:@domain` joined by commas, `*` for all airlines",
    ),
    default: "",
    meaning: "Who may send them by mail, as `HY:ops@uzairways.com,*:@sita.aero`. Empty: no mail is applied.",
  },
  SCHEDULE_MAIL_SERVER: {
    rule: otherHost,
    default: "",
    meaning: "The name by which your mail server writes Authentication-Results; needed with SCHEDULE_MAIL_SENDERS.",
  },
  TICKETING_DELAY_SECONDS: { rule: whole(0, 86_400), default: "600", meaning: "From payment to ticketing; 15 with DEMO." },
  HOLD_MINUTES: { rule: whole(1, 10_080), default: "1440", meaning: "How long an unpaid booking holds its seats." },
  VOID_WINDOW_MINUTES: {
    rule: whole(0, 525_600),
    default: "1440",
    meaning: "How long after payment a booking can be voided with a full refund.",
  },
  FISCAL_CARRIER_IKPU: { rule: ikpu, default: "", meaning: "The carriage in the tax catalogue: 17 digits." },
  FISCAL_CARRIER_PACKAGE_CODE: { rule: packageCode, default: "", meaning: "The code of its unit: at most 20 digits." },
  FISCAL_CARRIER_TAX_IDS: {
    rule: matching(
      /^(([A-Z0-9]{2}|\*):(\d{9}|\d{14})(,(?=.)|$))*$/,
      "must be `airline:9 or 14 digits` joined by commas, `*` for all other airlines",
    ),
    default: "",
    meaning: "Tax ids of the airlines, as HY:123456789,*:987654321, with * for all others.",
  },
  FISCAL_SERVICE_IKPU: { rule: ikpu, default: "", meaning: "The service's own fee in the tax catalogue: 17 digits." },
  FISCAL_SERVICE_PACKAGE_CODE: { rule: packageCode, default: "", meaning: "The code of its unit: at most 20 digits." },
  API_PORT: { rule: port, default: "3001", meaning: "The port of the API tier (npx parvoz serve-api)." },
  API_PROCESSES: { rule: whole(1, 256), example: "2", meaning: "Processes of the API tier. Not set: one a core." },
  METRICS_PORT: {
    rule: whole(0, 65_471),
    default: "0",
    meaning: "Where processes serve metrics: the first free port from this one on; 0 serves none.",
  },
  METRICS_HOST: { rule: hostAddress, default: "127.0.0.1", meaning: "The address that metrics are served on." },
  DRAIN_SECONDS: {
    rule: whole(0, 300),
    default: "0",
    meaning: "How long a server goes on answering after SIGTERM while it says that it is not ready.",
  },
  LEDGER_CHECK_MINUTES: { rule: whole(0, 1_440), default: "60", meaning: "How often the worker checks the ledger; 0 never." },
  TRUSTED_PROXIES: {
    rule: (text) => (whole(0, 10)(text) === null ? null : "must be how many proxies stand in front, a number from 0 to 10"),
    default: "0",
    meaning: "How many proxies stand in front; their X-Forwarded-For is believed.",
  },
  LOG_LEVEL: {
    rule: oneOf("fatal", "error", "warn", "info", "debug", "silent"),
    default: "warn",
    meaning: "fatal, error, warn, info (a line for each request and job), debug or silent.",
  },
};
