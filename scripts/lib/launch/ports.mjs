// Which port a launcher listens on, and whether it can.
import net from "node:net";
import { SetupError } from "../build/prepare.mjs";

/** @param {string} name of the setting @param {number} otherwise where it is not set */
export function wantedPort(name, otherwise) {
  const port = Number(process.env[name] ?? otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`${name} must be a number from 1 to 65535, not "${process.env[name]}".`);
}

/** @param {string} [host] every address where absent @returns {Promise<string | null>} why nothing can listen there, a code of the system; null where something can */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

/** Whether nothing listens at the port, at any address of this machine. @param {number} port */
export async function isFree(port) {
  return (await obstacle(port)) === null;
}

/**
 * @param {{ host: string, port: number }} place
 * @param {{ name: string, command: string }} use of the setting and the command, for the remedy
 * @throws SetupError
 */
export async function checkPortFree({ host, port }, { name, command }) {
  const code = await obstacle(port, host);
  if (code === null) return;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    throw new SetupError(`HOST=${host} is no address of this machine: set one of its own, 0.0.0.0 for all of them, or none for 127.0.0.1.`);
  const why = code === "EACCES" ? `Port ${port} needs more rights` : `Port ${port} is taken`;
  throw new SetupError(`${why}: set another one, for example ${name}=${port < 65_435 ? port + 100 : 3100} ${command}.`);
}
