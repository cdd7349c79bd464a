import { env } from "@/lib/env";

// Tokens stand behind `#`, which no browser sends: they are in no log and no Referer.

/** Where somebody sets a new password. */
export function resetUrl(token: string): string {
  return `${env().PUBLIC_URL}/reset-password#${token}`;
}

/** Where an invitation is accepted. */
export function invitationUrl(token: string): string {
  return `${env().PUBLIC_URL}/invitation#${token}`;
}
