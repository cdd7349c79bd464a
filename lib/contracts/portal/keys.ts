import { z } from "zod";
import { MODES } from "@/lib/domain/mode";
import { ALL_SCOPES } from "../scopes";

/** What a rotated key may go on working for beside its successor, hours. */
export const OVERLAP_HOURS = [0, 1, 24] as const;

/** Networks of one key. */
export const MAX_NETWORKS = 20;
/** Ten years. */
const MAX_DAYS = 3_650;

const networkForms = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** Whether a text is a network (`203.0.113.0/24`, `2001:db8::/32`) or a single address. */
export function isNetwork(text: string): boolean {
  return networkForms.safeParse(text).success;
}

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
  /** Left out, or null, without end. */
  expires_in_days: z.int().min(1).max(MAX_DAYS).nullable().optional(),
  /** From where it may be used; left out or empty, from everywhere. */
  networks: z
    .array(z.string().trim().toLowerCase().max(49).refine(isNetwork, "network"))
    .max(MAX_NETWORKS)
    .optional()
    .transform((networks) => [...new Set(networks)]),
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
  /** Until when it works; null without end. */
  expires: z.string().nullable(),
  /** When it got a successor. */
  rotated: z.string().nullable(),
  /** From where it may be used; empty is from everywhere. */
  networks: z.array(z.string()),
  revoked: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Answer of GET /api/portal/keys: newest first, revoked and expired ones too. */
export const apiKeyList = z.strictObject({ items: z.array(apiKey) });
export type ApiKeyList = z.infer<typeof apiKeyList>;

/** Answer of POST /api/portal/keys and of its rotation: the only time that `key` can be read. */
export const newApiKey = z.strictObject({ item: apiKey, key: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;

/** Query of GET /api/portal/keys/{id}/calls. */
export const keyCallQuery = z.object({
  /** What the page before ended with. */
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/** One call with a key, as it was answered. */
const keyCall = z.strictObject({
  /** ISO 8601, UTC: when it came. */
  at: z.string(),
  request_id: z.string(),
  method: z.string(),
  /** As the reference has it, parameters in braces. */
  path: z.string(),
  /** HTTP status; 499 where the caller had gone. */
  status: z.int(),
  duration_ms: z.int(),
});

/** Answer of GET /api/portal/keys/{id}/calls: newest first, of the last 30 days. */
export const keyCallPage = z.strictObject({
  item: apiKey,
  items: z.array(keyCall),
  /** `cursor` of the next page; null on the last. */
  next_cursor: z.string().nullable(),
});
export type KeyCallPage = z.infer<typeof keyCallPage>;
