import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";

/** Somebody can sign in now, and by which address. */
export function AccountReady({ title, email }: { title: string; email: string }) {
  const t = useTranslations("auth.reset");
  return (
    <>
      <Banner tone="good" isAlert title={title}>
        {t("doneText", { email })}
      </Banner>
      <LinkButton href={pages.signIn()}>{t("toSignIn")}</LinkButton>
    </>
  );
}
