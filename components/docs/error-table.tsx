import Link from "next/link";
import { Badge, type Tone } from "@/components/ui/badge";
import { pages } from "@/lib/client/paths";
import { ERRORS } from "@/lib/contracts/errors";
import { type Remedy, remedyOf } from "@/lib/contracts/openapi/errors-of";
import type { ErrorName } from "@/lib/domain/errors";
import { ScrollRegion } from "./scroll-region";

/** The errors of one operation, by status. */
export function ErrorTable({ errors }: { errors: readonly ErrorName[] }) {
  return (
    <ScrollRegion label="Errors">
      <table className="w-full min-w-[34rem] text-sm">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Status
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Code
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Meaning
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              What to do
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {errors.map((error) => (
            <tr key={error} className="align-top">
              <td className="num px-3 py-2">{ERRORS[error].status}</td>
              <td className="num px-3 py-2">
                <Link href={pages.docs(`errors#${error}`)} prefetch={false} className="text-accent underline underline-offset-2">
                  {ERRORS[error].code}
                </Link>
              </td>
              <td className="px-3 py-2">{ERRORS[error].text.en}</td>
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

const LOOKS: Record<Remedy, { tone: Tone; text: string }> = {
  repeat: { tone: "good", text: "repeat" },
  sign_in: { tone: "warm", text: "new token, repeat once" },
  final: { tone: "neutral", text: "final" },
};

/** Whether an error goes away by repeating the call. */
export function RemedyBadge({ remedy }: { remedy: Remedy }) {
  return <Badge tone={LOOKS[remedy].tone}>{LOOKS[remedy].text}</Badge>;
}
