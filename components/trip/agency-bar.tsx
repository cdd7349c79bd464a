"use client";

import { Mail, MapPin, Phone, Send } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "@/lib/client/paths";
import type { Trip } from "@/lib/contracts/trip";

const LINK = "flex min-h-11 items-center gap-1.5 text-accent hover:underline md:min-h-8";

/** Who sold the trip, or proposes it, and how to reach them at one touch. */
export function AgencyBar({ token, trip }: { token: string; trip: Pick<Trip, "agency" | "contacts" | "has_logo"> }) {
  const { tel, email, telegram, address } = trip.contacts;
  const hasContacts = Boolean(tel || email || telegram || address);
  if (!trip.has_logo && !hasContacts) return null;
  return (
    <section aria-label={trip.agency} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1">
      {trip.has_logo ? (
        // biome-ignore lint/performance/noImgElement: small, and not to be kept by an optimizer
        <img src={api.tripLogo(token)} alt={trip.agency} className="max-h-12 max-w-48 rounded bg-white" />
      ) : (
        <p className="font-semibold text-lg">{trip.agency}</p>
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
          <li className="flex min-h-11 items-center gap-1.5 text-ink-soft md:min-h-8">
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
