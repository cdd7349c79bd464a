import Link from "next/link";
import { pages } from "@/lib/client/paths";

const CARDS = [
  {
    page: "quick-start",
    title: "Quick start",
    text: "From a test key to a ticket and its receipt in ten minutes: curl, TypeScript or Python.",
  },
  {
    page: "sandbox",
    title: "Sandbox",
    text: "An invented airline whose routes always do one thing: change the price, sell out, cancel the flight.",
  },
  { page: "reference", title: "Reference", text: "Every path with its fields, examples and errors, made from the code that checks them." },
  { page: "errors", title: "Errors", text: "Every code, what it says in three languages, and whether to repeat the call." },
  { page: "webhooks", title: "Webhooks", text: "Signed news of every change of a booking, and the code that verifies them." },
  {
    page: "migrating",
    title: "Moving an existing client",
    text: "Written for the same interface elsewhere? Change the address and the password.",
  },
];

/** Where to go from the start page. */
export function StartCards() {
  return (
    <ul className="mt-8 grid max-w-4xl gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {CARDS.map(({ page, title, text }) => (
        <li key={page}>
          <Link
            href={pages.docs(page)}
            prefetch={false}
            className="block h-full rounded-xl border border-line bg-surface p-4 shadow-card hover:border-accent-line"
          >
            <span className="font-semibold text-accent text-lg">{title}</span>
            <span className="mt-1 block text-ink-soft text-sm">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
