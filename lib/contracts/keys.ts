import { z } from "zod";
import { MODES } from "@/lib/domain/mode";
import { ALL_SCOPES } from "./scopes";

/** What a rotated key may go on working for beside its successor, hours. */
export const OVERLAP_HOURS = [0, 1, 24] as const;

/** Body of POST /api/portal/keys. */
export const createKeyRequest = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{C}*$/u, "visible"),
  mode: z.enum(MODES),
  scopes: z
    .array(z.enum(ALL_SCOPES))
    .min(1)
    .max(20)
    .transform((scopes) => ALL_SCOPES.filter((scope) => scopes.includes(scope))),
});
export type CreateKeyRequest = z.input<typeof createKeyRequest>;

/** Body of POST /api/portal/keys/{id}/rotate. */
export const rotateKeyRequest = z.object({ overlap_hours: z.literal(OVERLAP_HOURS) });
export type RotateKeyRequest = z.input<typeof rotateKeyRequest>;

/** A key as lists show it. Moments are ISO 8601, UTC. */
export const apiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  mode: z.enum(MODES),
  /** How the key begins: `pvz_live_8fK2`. */
  prefix: z.string(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  created: z.string(),
  /** Name of the person who made it. */
  created_by: z.string(),
  /** Kept to the minute; null where the key has never been used. */
  last_used: z.string().nullable(),
  /** Set on a key that was rotated: it works until then. */
  expires: z.string().nullable(),
  revoked: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Answer of GET /api/portal/keys: newest first, revoked and expired ones too. */
export const apiKeyList = z.strictObject({ items: z.array(apiKey) });
export type ApiKeyList = z.infer<typeof apiKeyList>;

/** Answer of POST /api/portal/keys and of its rotation: the only time that `key` can be read. */
export const newApiKey = z.strictObject({ item: apiKey, key: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;
