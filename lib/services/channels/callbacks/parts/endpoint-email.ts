import { open, openIfKnown, seal } from "@/lib/services/ground/personal-data/keyring";

/** The address that a status callback's X-Auth is counted from, as it is kept: it is often that of whoever added the callback. */
export async function sealEndpointEmail(endpointId: string, email: string): Promise<string> {
  return email === "" ? "" : seal("webhook_endpoint.email", endpointId, email);
}

/** @throws Error where it cannot be opened */
export function openEndpointEmail({ id, email }: { id: string; email: string }): Promise<string> {
  return open("webhook_endpoint.email", id, email);
}

/** The e-mail address as pages show it: empty where its data key is lost, so that the callback can still be seen and replaced. */
export async function showEndpointEmail({ id, email }: { id: string; email: string }): Promise<string> {
  return (await openIfKnown("webhook_endpoint.email", id, email)) ?? "";
}
