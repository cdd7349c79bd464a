import { open, seal } from "./keyring";

/** The address of somebody who is invited into an agency's team, as it is kept. */
export function sealInvited(invitationId: string, address: string): Promise<string> {
  return seal("invitation.sealed_address", invitationId, address);
}

/** @throws Error where it cannot be opened */
export function openInvited({ id, sealedAddress }: { id: string; sealedAddress: string }): Promise<string> {
  return open("invitation.sealed_address", id, sealedAddress);
}
