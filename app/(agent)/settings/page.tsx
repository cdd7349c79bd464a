import { redirect } from "next/navigation";
import { pages } from "@/lib/client/paths";

/** The settings begin with the keys. */
export default function Page() {
  redirect(pages.keys());
}
