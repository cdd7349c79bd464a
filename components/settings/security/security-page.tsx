import { PasswordCard } from "./password-card";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";

/** What guards somebody's account, and where it is open. */
export function SecurityPage() {
  return (
    <div className="grid max-w-3xl gap-5">
      <SecondFactorCard />
      <PasswordCard />
      <SessionsCard />
    </div>
  );
}
