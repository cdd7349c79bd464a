import { signIn, signOut } from "next-auth/react";
import { pages } from "./paths";

export type SignInFailure = "wrong_credentials" | "too_many_requests" | "other";

/** @returns null once signed in, else the reason, which the sign-in page has a text for */
export async function signInAgent(credentials: { email: string; password: string }): Promise<SignInFailure | null> {
  const result = await signIn("credentials", { ...credentials, redirect: false }).catch(() => undefined);
  if (result?.ok && !result.error) return null;
  const { error } = result ?? {};
  return error === "wrong_credentials" || error === "too_many_requests" ? error : "other";
}

export function signOutAgent(): Promise<unknown> {
  return signOut({ callbackUrl: pages.signIn() });
}
