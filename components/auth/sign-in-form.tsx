"use client";

import { useState } from "react";
import { safeReturn } from "@/lib/client/calls/paths";
import { type RefusedSignIn, signInAgent } from "@/lib/client/calls/session";
import { takeHash } from "@/lib/client/left-hash";
import { CodeStep } from "./code-step";
import { PasswordStep, type PasswordValues } from "./password-step";

interface SignInFormProps {
  /** Address to go to afterwards. */
  returnTo: string | null;
  /** An account that anyone may use, in the demonstration only. */
  demo: PasswordValues | null;
}

/** E-mail and password; then, where the account has a second factor, a code. */
export function SignInForm({ returnTo, demo }: SignInFormProps) {
  const [failure, setFailure] = useState<RefusedSignIn | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  // Address and password of an account with a second factor; they are sent again with its code.
  const [first, setFirst] = useState<PasswordValues | null>(null);

  const signIn = async (values: PasswordValues, code: string) => {
    setFailure(null);
    const reason = await signInAgent({ ...values, code });
    if (reason === "second_factor_needed") return setFirst(values);
    if (reason) return setFailure(reason);
    setSignedIn(true);
    // A whole new page: nothing of an earlier session stays in memory.
    const path = safeReturn(returnTo);
    window.location.assign(path + takeHash(window.sessionStorage, path));
  };
  const startAgain = () => {
    setFailure(null);
    setFirst(null);
  };
  if (first) return <CodeStep failure={failure} isSignedIn={isSignedIn} onSubmit={(code) => signIn(first, code)} onBack={startAgain} />;
  return <PasswordStep demo={demo} failure={failure} isSignedIn={isSignedIn} onSubmit={(values) => signIn(values, "")} />;
}
