import Link from "next/link";
import { pages } from "@/lib/client/paths";
import { MethodBadge } from "./method-badge";
import { navGroups } from "./nav";

/** All pages of the documentation, the present one marked. */
export function DocsNav({ current }: { current: string }) {
  return (
    <nav aria-label="Documentation" className="space-y-5 text-sm">
      {navGroups().map(({ title, links }) => (
        <section key={title}>
          <h2 className="px-2 pb-1 font-semibold text-2xs text-ink-faint uppercase tracking-wide">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.page}>
                <NavLink {...link} isCurrent={link.page === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function NavLink({ page, title, method, isCurrent }: { page: string; title: string; method?: string; isCurrent: boolean }) {
  const look = isCurrent ? "bg-accent-soft font-medium text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink";
  return (
    <Link
      href={pages.docs(page)}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={`flex min-h-11 items-center justify-between gap-2 rounded-md px-2 py-1 lg:min-h-8 ${look}`}
    >
      {title}
      {method ? <MethodBadge method={method} /> : null}
    </Link>
  );
}
