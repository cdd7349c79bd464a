import { readDataKeys, WrongMasterKey } from "./data-keys";

/**
 * For the start of a process: with other keys than the rest it could open no booking. That the database is away is no matter here.
 * @throws WrongMasterKey
 */
export async function checkDataKeys(): Promise<void> {
  await readDataKeys().catch((error: unknown) => {
    if (error instanceof WrongMasterKey) throw error;
  });
}
