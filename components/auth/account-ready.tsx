import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";

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
