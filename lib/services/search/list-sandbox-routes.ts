import { SANDBOX_ROUTES, type SandboxRoute } from "@/lib/suppliers/sandbox/routes";

/** What test mode always does on which route, for those who write programs against it. */
export function listSandboxRoutes(): readonly SandboxRoute[] {
  return SANDBOX_ROUTES;
}
