import { z } from "zod";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { MODES } from "@/lib/domain/mode";

const NAME_LENGTH = 60;

/** The form of a new key. Messages are keys of the texts under `settings.keys.form`. */
export const keyFormSchema = z.object({
  name: z.string().trim().min(1, "nameMissing").max(NAME_LENGTH, "nameLong"),
  mode: z.enum(MODES),
  scopes: z.array(z.enum(ALL_SCOPES)).min(1, "scopesMissing"),
});
export type KeyFormValues = z.infer<typeof keyFormSchema>;

/** Sets of permissions for the usual programs. */
export const PRESETS = {
  search: ["search"],
  sell: ["search", "book", "pay", "read"],
  everything: ALL_SCOPES,
} as const satisfies Record<string, readonly Scope[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = ["search", "sell", "everything"] as const satisfies readonly Preset[];

/** The preset that is exactly these permissions, or null. */
export function presetOf(scopes: readonly Scope[]): Preset | null {
  const isSame = (name: Preset) => PRESETS[name].length === scopes.length && PRESETS[name].every((scope) => scopes.includes(scope));
  return PRESET_NAMES.find(isSame) ?? null;
}
