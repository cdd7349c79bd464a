import { MEMORY, PREFIX } from "@/lib/util/process-wide";

/** Has the process forget what it keeps of its database and its settings, as if it had just started. */
export function forgetProcessMemory(): void {
  for (const name of Object.keys(globalThis)) if (name.startsWith(PREFIX + MEMORY)) Reflect.deleteProperty(globalThis, name);
}
