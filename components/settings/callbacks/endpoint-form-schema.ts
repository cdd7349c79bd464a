import { z } from "zod";
import type { CallbackEndpointChange, NewCallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { mailAddress } from "@/lib/domain/mail/mail-address";
import { MODES } from "@/lib/domain/mode";
import { ENDPOINT_KINDS, OWN_SECRET } from "@/lib/domain/webhooks/endpoint";
import { TOLD_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";

/** The form of an endpoint. Messages are keys of the texts under `settings.callbacks.form`. What addresses we call, the server knows. */
export const endpointFormSchema = z
  .object({
    mode: z.enum(MODES),
    kind: z.enum(ENDPOINT_KINDS),
    url: z.string().trim().min(1, "urlMissing"),
    email: z.string().trim(),
    /** Secret of a program that has one already; empty, one is made or the present one stays. */
    secret: z.string().trim(),
    which: z.enum(["all", "some"]),
    event_types: z.array(z.enum(TOLD_EVENT_TYPES)),
  })
  .refine(({ url }) => URL.canParse(url), { path: ["url"], message: "urlWrong" })
  .refine(({ kind, email }) => kind === "webhook" || mailAddress(email) !== null, { path: ["email"], message: "emailWrong" })
  .refine(({ kind, secret }) => kind === "webhook" || secret === "" || OWN_SECRET.test(secret), {
    path: ["secret"],
    message: "secretWrong",
  })
  .refine(({ which, event_types }) => which === "all" || event_types.length > 0, { path: ["event_types"], message: "eventsMissing" });
export type EndpointFormValues = z.infer<typeof endpointFormSchema>;

/** @returns what is sent for a new endpoint */
export function toNewEndpoint({ mode, kind, ...rest }: EndpointFormValues): NewCallbackEndpoint {
  return { mode, kind, ...toChange({ mode, kind, ...rest }), url: rest.url };
}

/** @returns what is sent for a changed one; its mode and kind stay */
export function toChange({ kind, url, email, secret, which, event_types }: EndpointFormValues): Omit<CallbackEndpointChange, "enabled"> {
  const own = kind === "status_callback" ? { email, ...(secret === "" ? {} : { secret }) } : {};
  return { url, event_types: which === "all" ? [] : event_types, ...own };
}
