import type { ApiKeyList } from "@/lib/contracts/portal/keys";
import { db } from "@/lib/db";
import { ofBothModes } from "../partners/partner-mode";
import { apiKeyInclude, presentKey } from "./api-key-record";

/** All keys of a partner, live and test, newest first; revoked and expired ones too. */
export async function listApiKeys({ partnerId }: { partnerId: string }): Promise<ApiKeyList> {
  const records = await db().apiKey.findMany({
    where: ofBothModes(partnerId),
    include: apiKeyInclude,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return { items: await Promise.all(records.map(presentKey)) };
}
