import { env } from "@/lib/env";

// Tokens stand behind `#`, which no browser sends: they are in no log and no Referer.

/** Address of the page where somebody sets a new password. */
export function resetUrl(token: string): string {
  return `${env().PUBLIC_URL}/reset-password#${token}`;
}

/** Address of the page where the first person of the house opens their account. */
export function setupUrl(token: string): string {
  return `${env().PUBLIC_URL}/setup#${token}`;
}

/** Address of the page where an invitation is accepted. */
export function invitationUrl(token: string): string {
  return `${env().PUBLIC_URL}/invitation#${token}`;
}
