import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";

interface AgencyLinkProps {
  agency: { code: string; name: string };
  /** The agency is what its row is about. */
  isHead?: boolean;
}

/** The name of an agency in a list of money, which leads to its page. */
export function AgencyLink({ agency: { code, name }, isHead = false }: AgencyLinkProps) {
  return (
    <PageLink
      href={pages.agency(code)}
      className={`inline-block min-h-6 break-words text-accent hover:underline ${isHead ? "font-medium" : ""}`}
    >
      {name}
    </PageLink>
  );
}
