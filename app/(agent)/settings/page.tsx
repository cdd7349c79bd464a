import { redirect } from "next/navigation";
import { pages } from "@/lib/client/paths";
import { requireAdmin } from "../require-admin";

/** The settings begin with the keys, and for who is no admin with the own account's safety. */
export default async function Page() {
  redirect((await requireAdmin(pages.security())) ? pages.keys() : pages.security());
}
