import { pages } from "./paths";

/** Loaded when somebody signs in or out: every page has the button, and it weighs 11 KB. */
const authClient = () => import("next-auth/react");

const KNOWN = ["wrong_credentials", "second_factor_needed", "wrong_code", "partner_suspended", "too_many_requests", "unavailable"] as const;
export type SignInFailure = (typeof KNOWN)[number] | "other";
/** What the page has a text for; the other one asks for a code. */
export type RefusedSignIn = Exclude<SignInFailure, "second_factor_needed">;

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor; empty before it was asked for. */
  code: string;
}

/** @returns null once signed in, else the reason */
export async function signInAgent(credentials: Credentials): Promise<SignInFailure | null> {
  const result = await authClient()
    .then(({ signIn }) => signIn("credentials", { ...credentials, redirect: false }))
    .catch(() => undefined);
  if (result?.ok && !result.error) return null;
  return KNOWN.find((known) => known === result?.error) ?? "other";
}

/** What was typed in this tab goes too: the next person at this desk is another one. */
export async function signOutAgent(): Promise<void> {
  window.sessionStorage.clear();
  const { signOut } = await authClient();
  await signOut({ callbackUrl: pages.signIn() });
}
