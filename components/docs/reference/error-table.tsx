import { PageLink } from "@/components/ui/page-link";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { ERRORS } from "@/lib/contracts/errors";
import { type Remedy, remedyOf } from "@/lib/contracts/openapi/errors-of";
import type { ErrorName } from "@/lib/domain/errors";
import { docsLink, docsLocale, docsText } from "../language";
import { ScrollRegion } from "../scroll-region";

/** The errors of one operation, by status. */
export function ErrorTable({ errors }: { errors: readonly ErrorName[] }) {
  const t = docsText();
  return (
    <ScrollRegion label={t("errors.title")}>
      <table className="w-full min-w-[34rem] text-sm">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {t("errors.status")}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t("errors.code")}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t("errors.meaning")}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t("errors.whatToDo")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {errors.map((error) => (
            <tr key={error} className="align-top">
              <td className="num px-3 py-2">{ERRORS[error].status}</td>
              <td className="num px-3 py-2">
                <PageLink href={docsLink(`errors#${error}`)} className="text-accent underline underline-offset-2">
                  {ERRORS[error].code}
                </PageLink>
              </td>
              <td className="px-3 py-2">{ERRORS[error].text[docsLocale()]}</td>
              <td className="px-3 py-2">
                <RemedyBadge remedy={remedyOf(error)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const TONES: Record<Remedy, Tone> = { repeat: "good", sign_in: "warm", final: "neutral" };

/** Whether an error goes away by repeating the call. */
export function RemedyBadge({ remedy }: { remedy: Remedy }) {
  return <Badge tone={TONES[remedy]}>{docsText()(`errors.remedy.${remedy}`)}</Badge>;
}
