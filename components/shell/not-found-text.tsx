import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";

interface NotFoundTextProps {
  /** Links with which the reader can go on. */
  ways: readonly { href: string; text: string }[];
}

/** An address that leads nowhere, and the ways out. */
export function NotFoundText({ ways }: NotFoundTextProps) {
  const t = useTranslations("common.errors");
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <h1 className="font-semibold text-2xl">{t("notFoundTitle")}</h1>
      <p className="text-ink-soft">{t("notFoundText")}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {ways.map(({ href, text }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {text}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
