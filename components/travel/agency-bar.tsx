"use client";

import { Mail, MapPin, Phone, Send } from "lucide-react";
import type { ReactNode } from "react";

const LINK = "flex min-h-11 items-center gap-1.5 text-accent hover:underline md:min-h-8 print:min-h-0 print:text-ink";

/** An agency as its customers see it; what it has not said of itself is empty. */
interface Agency {
  agency: string;
  contacts: { tel: string; email: string; telegram: string; address: string };
  has_logo: boolean;
}

interface AgencyBarProps {
  /** Address of its logo, where it has one; null where none is to be shown. */
  logo: string | null;
  agency: Agency;
  className?: string;
}

/** Whose customers read the page: logo or name, and how to reach the agency at one touch. On paper it always stands, on the screen where it says more than the page. */
export function AgencyBar({ logo, agency: { agency, contacts, has_logo }, className = "" }: AgencyBarProps) {
  const { tel, email, telegram, address } = contacts;
  const hasMore = has_logo || Boolean(tel || email || telegram || address);
  return (
    <section
      aria-label={agency}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1 print:border-line print:border-b print:pb-3 ${hasMore ? "" : "hidden print:flex"} ${className}`}
    >
      {has_logo && logo ? (
        // biome-ignore lint/performance/noImgElement: small, and not to be kept by an optimizer
        <img src={logo} alt={agency} className="max-h-12 max-w-48 rounded bg-white" />
      ) : (
        <p className="font-semibold text-lg">{agency}</p>
      )}
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {tel ? (
          <Contact icon={<Phone className="size-4" aria-hidden="true" />} href={`tel:${tel.replaceAll(/[^+\d]/g, "")}`} text={tel} />
        ) : null}
        {telegram ? (
          <Contact icon={<Send className="size-4" aria-hidden="true" />} href={`https://t.me/${telegram}`} text={`@${telegram}`} />
        ) : null}
        {email ? <Contact icon={<Mail className="size-4" aria-hidden="true" />} href={`mailto:${email}`} text={email} /> : null}
        {address ? (
          <li className="flex min-h-11 items-center gap-1.5 text-ink-soft md:min-h-8 print:min-h-0">
            <MapPin className="size-4 shrink-0" aria-hidden="true" />
            {address}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Contact({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <li>
      <a href={href} className={LINK} rel="noreferrer">
        {icon}
        <span className="num break-words">{text}</span>
      </a>
    </li>
  );
}
