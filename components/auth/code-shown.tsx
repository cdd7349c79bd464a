import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";

/** The only time that the code can be read with which somebody of the back office begins their second factor. */
export function CodeShown({ code, canGoOn }: { code: string; canGoOn: boolean }) {
  const t = useTranslations("auth.invitation");
  return (
    <>
      <Banner tone="warm" isAlert title={t("codeTitle")}>
        <code className="block select-all break-all font-mono text-ink text-sm">{code}</code>
        <p className="mt-1">{t("codeText")}</p>
      </Banner>
      {canGoOn ? (
        <LinkButton href={pages.operator()} size="lg" className="w-full">
          {t("codeNext")}
        </LinkButton>
      ) : null}
    </>
  );
}
