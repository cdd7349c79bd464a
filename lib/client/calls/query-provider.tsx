"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { keepHash } from "../left-hash";
import { ApiError, mayPass, SIGNED_OUT } from "./api-error";
import { publicPages } from "./public-paths";

const MAX_RETRIES = 2;

function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    // What was pressed is refused too; a wrong password or code is another refusal, and stays on its page.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === SIGNED_OUT) leaveWhenSignedOut(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, refetchOnWindowFocus: false },
      // Without a connection what is pressed fails and is said to, instead of waiting unseen and being done once nobody expects it any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** A refusal stays a refusal; only what may pass is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && mayPass(error);
}

/** The session has ended: sign in, then come back here. */
function leaveWhenSignedOut(error: Error): void {
  const isPublicPage = /^\/(sign-in|reset-password|forgot-password|invitation|trip|quote|docs)(\/|$)/.test(window.location.pathname);
  if (!(error instanceof ApiError) || error.status !== 401 || isPublicPage) return;
  const path = window.location.pathname + window.location.search;
  keepHash(window.sessionStorage, path, window.location.hash);
  window.location.assign(publicPages.signInAgain(path));
}

/** One cache of server answers per browser tab. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
