import { MapPin, Phone, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/press/button-class";
import { BrandColours } from "./brand-colours";

/** An agency as its customers see it; what it has not said of itself is empty. */
interface Agency {
  agency: string;
  contacts: { tel: string; email: string; telegram: string; address: string };
  has_logo: boolean;
  colour: string;
}

interface AgencyHeadProps {
  /** Address of its logo, where it has one; null where none is to be shown. */
  logo: string | null;
  agency: Agency;
  /** Where the agency's colour holds on the page; everywhere where it is left out. */
  coloured?: "print";
  /** What stands at the end of the bar, on the screen alone. */
  children?: ReactNode;
}

/** Whose page it is: the agency's logo or name, how to reach it at one touch, and its contacts in one line. On paper the touches are left out. */
export function AgencyHead({ logo, agency: { agency, contacts, has_logo, colour }, coloured, children }: AgencyHeadProps) {
  return (
    <div className="py-2">
      <BrandColours colour={colour} {...(coloured ? { media: coloured } : {})} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {has_logo && logo ? (
          // biome-ignore lint/performance/noImgElement: small, and not to be kept by an optimizer
          <img src={logo} alt={agency} className="mr-auto max-h-11 max-w-28 rounded md:max-w-40 bg-white" />
        ) : (
          <p className="mr-auto min-w-0 break-words font-semibold text-accent text-lg">{agency}</p>
        )}
        <Touches contacts={contacts} />
        <div className="max-md:order-2 print:hidden">{children}</div>
      </div>
      <ContactLine contacts={contacts} />
    </div>
  );
}

/** Nothing where the agency gives neither a number, nor a name on Telegram, nor an address. */
function Touches({ contacts: { tel, telegram, address } }: Pick<Agency, "contacts">) {
  const t = useTranslations("common.contact");
  if (!tel && !telegram && !address) return null;
  return (
    <ul className="flex gap-2 max-md:order-3 max-md:w-full print:hidden">
      {tel ? (
        <Touch icon={<Phone className="size-4" aria-hidden="true" />} href={`tel:${tel.replaceAll(/[^+\d]/g, "")}`} label={tel}>
          {t("call")}
        </Touch>
      ) : null}
      {telegram ? (
        <Touch icon={<Send className="size-4" aria-hidden="true" />} href={`https://t.me/${telegram}`} label={`@${telegram}`}>
          Telegram
        </Touch>
      ) : null}
      {address ? (
        <Touch icon={<MapPin className="size-4" aria-hidden="true" />} href={mapOf(address)} label={address}>
          {t("map")}
        </Touch>
      ) : null}
    </ul>
  );
}

function Touch({ icon, href, label, children }: { icon: ReactNode; href: string; label: string; children: string }) {
  return (
    <li className="max-md:flex-1">
      <a href={href} rel="noreferrer" aria-label={`${children}: ${label}`} className={`${buttonClass("secondary", "sm")} w-full`}>
        {icon}
        {children}
      </a>
    </li>
  );
}

/** The address as a map program of the device or the browser finds it. */
function mapOf(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

function ContactLine({ contacts: { tel, email, telegram, address } }: Pick<Agency, "contacts">) {
  const parts: [string, ReactNode][] = [
    [tel, tel],
    [telegram, `@${telegram}`],
    [
      email,
      <a key={email} href={`mailto:${email}`} className="underline">
        {email}
      </a>,
    ],
    [address, address],
  ];
  const said = parts.filter(([text]) => text !== "");
  if (said.length === 0) return null;
  return (
    <p className="num mt-1.5 text-ink-soft text-xs [overflow-wrap:anywhere]">
      {said.map(([text, shown], place) => (
        <Fragment key={text}>
          {place > 0 ? " · " : null}
          {shown}
        </Fragment>
      ))}
    </p>
  );
}
