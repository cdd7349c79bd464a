// Which port a launcher listens on, and whether it can.
import net from "node:net";
import { SetupError } from "./prepare.mjs";

/** @param {string} name of the setting @param {number} otherwise where it is not set */
export function wantedPort(name, otherwise) {
  const port = Number(process.env[name] ?? otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`${name} must be a number from 1 to 65535, not "${process.env[name]}".`);
}

/**
 * @param {number} port
 * @param {{ name: string, command: string }} use of the setting and the command, for the remedy
 * @returns {Promise<void>}
 */
export function checkPortFree(port, { name, command }) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => {
      const why = error.code === "EACCES" ? `Port ${port} needs more rights` : `Port ${port} is taken`;
      reject(new SetupError(`${why}: set another one, for example ${name}=${port < 65_435 ? port + 100 : 3100} ${command}.`));
    });
    probe.listen(port, () => probe.close(resolve));
  });
}
