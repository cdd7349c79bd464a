import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import type { Act, Role } from "@/lib/contracts/scopes";

interface RefusedNoticeProps {
  /** What the page that was asked for is for, and this person may not do. */
  act: Exclude<Act, "read">;
  role: Role;
  /** The same page without the notice. */
  close: string;
}

/** Why somebody stands here and not on the page they wanted, and who can change that. */
export function RefusedNotice({ act, role, close }: RefusedNoticeProps) {
  const t = useTranslations("settings.refused");
  const tRoles = useTranslations("settings.team.roles");
  const tCommon = useTranslations("common");
  if (role === "operator") return null;
  return (
    <Banner
      tone="warm"
      className="mb-4"
      title={t(`title.${act}`)}
      action={
        <LinkButton href={close} variant="secondary" size="sm">
          {tCommon("actions.close")}
        </LinkButton>
      }
    >
      {t("text", { role: tRoles(role) })}
    </Banner>
  );
}
