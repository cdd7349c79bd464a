import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import type { RefusedSignIn } from "@/lib/client/calls/session";

interface StepHeadingProps {
  title: string;
  lead: string;
  /** Why the last attempt did not work. */
  failure: RefusedSignIn | null;
}

/** What a step of signing in asks for. */
export function StepHeading({ title, lead, failure }: StepHeadingProps) {
  const t = useTranslations("auth.errors");
  return (
    <>
      <div>
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      {failure ? (
        <Banner tone="bad" isAlert>
          {t(failure)}
        </Banner>
      ) : null}
    </>
  );
}
