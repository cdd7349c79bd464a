import { redirect } from "next/navigation";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../require-admin";

/** The settings begin with the keys; who is no admin has the own account's safety alone, and is told so. */
export default async function Page() {
  redirect((await requireAdmin(pages.security())) ? pages.keys() : pages.security({ refused: "manage" }));
}
