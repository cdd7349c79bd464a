"use client";

import { Mail, MapPin, Phone, Send } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "@/lib/client/paths";
import type { Trip } from "@/lib/contracts/trip";

const LINK = "flex min-h-11 items-center gap-1.5 text-accent hover:underline md:min-h-8 print:min-h-0 print:text-ink";

type Agency = Pick<Trip, "agency" | "contacts" | "has_logo">;

interface AgencyBarProps {
  /** Of the customer's page; null where there is no logo to show. */
  token: string | null;
  agency: Agency;
  className?: string;
}

/** Whose customers read the page: logo or name, and how to reach the agency at one touch. On paper it always stands, on the screen where it says more than the page. */
export function AgencyBar({ token, agency: { agency, contacts, has_logo }, className = "" }: AgencyBarProps) {
  const { tel, email, telegram, address } = contacts;
  const hasMore = has_logo || Boolean(tel || email || telegram || address);
  return (
    <section
      aria-label={agency}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1 print:border-line print:border-b print:pb-3 ${hasMore ? "" : "hidden print:flex"} ${className}`}
    >
      {has_logo && token ? (
        // biome-ignore lint/performance/noImgElement: small, and not to be kept by an optimizer
        <img src={api.tripLogo(token)} alt={agency} className="max-h-12 max-w-48 rounded bg-white" />
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
