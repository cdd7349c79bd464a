// All settings, looked at before anything is installed, built or written: one line each for what is wrong. Node's own modules alone.
import { SetupError } from "../build/prepare.mjs";
import { SETTINGS } from "./setting-table.mjs";

/** What is not repeated in a message: it is secret, or holds a password. */
const SECRET = /SECRET|KEY|TOKEN|DATABASE_URL/;

/**
 * One line for each wrong setting: its name, what is wrong and the remedy. What is empty is not set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function wrongSettings(env) {
  const lines = Object.entries(SETTINGS).flatMap(([name, { rule }]) => {
    const text = env[name];
    const wrong = text && rule ? rule(text) : null;
    if (!wrong) return [];
    return [`${name} ${wrong}${SECRET.test(name) ? "" : `, not "${text}"`}.`];
  });
  if (env.SMTP_HOST && !env.SMTP_FROM) lines.push("SMTP_FROM must be the e-mail address that mails come from where SMTP_HOST is set.");
  if (env.SCHEDULE_MAIL_SENDERS && !env.SCHEDULE_MAIL_SERVER)
    lines.push("SCHEDULE_MAIL_SERVER must be the name of the server that verifies mails where SCHEDULE_MAIL_SENDERS is set.");
  return lines;
}

/**
 * Settings that are empty are as if they were not there, as files of systemd write them.
 * @param {NodeJS.ProcessEnv} env
 * @throws SetupError that names every wrong setting, one a line
 */
export function checkSettings(env) {
  for (const [name, { saysSomethingEmpty }] of Object.entries(SETTINGS)) if (env[name] === "" && !saysSomethingEmpty) delete env[name];
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
