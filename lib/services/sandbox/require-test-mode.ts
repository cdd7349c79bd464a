import { AppError } from "@/lib/domain/errors";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";

/** To be called before anything of the request is looked at. @throws AppError sandbox_only */
export function requireTestMode({ mode }: Pick<PartnerContext, "mode">): void {
  if (mode !== "test") throw new AppError("sandbox_only");
}
