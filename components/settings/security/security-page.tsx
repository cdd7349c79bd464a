import { PasswordCard } from "./password-card";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";

/** What guards somebody's account, and where it is open. */
export function SecurityPage() {
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <SecondFactorCard />
        <PasswordCard />
      </div>
      <SessionsCard />
    </div>
  );
}
