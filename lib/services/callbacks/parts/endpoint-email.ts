import { contextOf, open, seal, sealsStaff } from "../../personal-data/keyring";

/** The address that a status callback's X-Auth is counted from, as it is kept: it is often that of whoever added the callback. */
export async function sealEndpointEmail(endpointId: string, email: string): Promise<string> {
  return email !== "" && (await sealsStaff()) ? seal(email, contextOf("webhook_endpoint", "email", endpointId)) : email;
}

/** @throws Error where it cannot be opened */
export function openEndpointEmail({ id, email }: { id: string; email: string }): Promise<string> {
  return open(email, contextOf("webhook_endpoint", "email", id));
}
