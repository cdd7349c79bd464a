const KEY = "parvoz.left-hash";

/**
 * Remembers in this tab what stands behind an address's `#` until its reader has signed in again. It may name a passenger, so no address that is
 * sent to the server has it.
 * @param path with its query, without the `#`
 */
export function keepHash(storage: Storage, path: string, hash: string): void {
  if (hash === "") storage.removeItem(KEY);
  else storage.setItem(KEY, `${path}${hash}`);
}

/** Once: what was kept for this address with its `#`, empty for another one. @param path with its query, without the `#` */
export function takeHash(storage: Storage, path: string): string {
  const kept = storage.getItem(KEY) ?? "";
  storage.removeItem(KEY);
  return kept.startsWith(`${path}#`) ? kept.slice(path.length) : "";
}
