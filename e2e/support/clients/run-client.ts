import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { FIRST_AGENT, PASSWORD } from "../product/partner";
import { PYTHON } from "./python";
import { SERVERS } from "./tiers";

/** A program of e2e/clients: its language, and how it is started. */
interface ClientProgram {
  language: string;
  command: string;
  runner: string;
}

/** A program and the server that it is to ask. */
interface Client extends ClientProgram {
  server: (typeof SERVERS)[number];
}

/** Those that this machine can run. */
const PROGRAMS: readonly ClientProgram[] = [
  { language: "Node", command: process.execPath, runner: "e2e/clients/node/run.mjs" },
  ...(PYTHON ? [{ language: "Python", command: PYTHON, runner: "e2e/clients/python/run.py" }] : []),
];

/** Each program on each server. */
export const CLIENTS: readonly Client[] = PROGRAMS.flatMap((program) => SERVERS.map((server) => ({ ...program, server })));

const line = z.looseObject({ step: z.string() });

/** What a scenario said of each of its steps. */
export type Steps = Record<string, Record<string, unknown>>;

let tokens = "";

/** A folder for tokens that is gone when the tests are over. */
function tokenFolder(): string {
  if (tokens !== "") return tokens;
  tokens = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-client-"));
  process.once("exit", () => fs.rmSync(tokens, { recursive: true, force: true }));
  return tokens;
}

/** A file for the client's token, with this text in it where one is given. */
export function tokenFile(text?: string): string {
  const file = path.join(tokenFolder(), randomUUID());
  if (text !== undefined) fs.writeFileSync(file, text);
  return file;
}

/**
 * Runs a scenario to its end.
 * @throws Error with what the program wrote where it ends with another status than 0
 */
export async function runClient({ command, runner, server }: Client, scenario: string, asked: object, token = tokenFile()): Promise<Steps> {
  const env = { ...process.env, BASE_URL: server.url, EMAIL: FIRST_AGENT, PASSWORD, TOKEN_FILE: token, PYTHONDONTWRITEBYTECODE: "1" };
  const child = spawn(command, [runner, scenario, JSON.stringify(asked)], { env });
  let output = "";
  let errors = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  child.stderr.on("data", (part) => {
    errors += part;
  });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Error(`${runner} ${scenario} ended with ${code}:\n${output}\n${errors}`);
  const lines = output
    .trim()
    .split("\n")
    .map((text) => line.parse(JSON.parse(text)));
  return Object.fromEntries(lines.map(({ step, ...facts }) => [step, facts]));
}
