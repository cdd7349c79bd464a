// Which address the portal and the API tier listen on, and who reaches it.

/** Only this machine. */
export const DEFAULT_HOST = "127.0.0.1";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
/** Every address of the machine. */
const EVERY = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "::1"],
]);

/** Whether a name or an address is this machine's own, which nobody else reaches. @param {string} host */
export function isLoopback(host) {
  return LOOPBACK.test(host);
}

/** The address that portal and tier listen on. @param {NodeJS.ProcessEnv} env @returns {string} */
export function hostOf(env) {
  return env.HOST || DEFAULT_HOST;
}

/** Where a server on this machine is asked, without a slash at the end. @param {{ host: string, port: number }} place @returns {string} */
export function localUrl({ host, port }) {
  const at = EVERY.get(host) ?? host;
  return `http://${at.includes(":") ? `[${at}]` : at}:${port}`;
}

/**
 * Whether others than this machine's own people reach the product: by its address, or by that of a proxy in front of it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function isReachable(env) {
  return !isLoopback(hostOf(env)) || (Boolean(env.PUBLIC_URL) && !isLoopback(new URL(env.PUBLIC_URL).hostname));
}
