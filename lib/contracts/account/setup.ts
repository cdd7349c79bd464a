import type { z } from "zod";
import { accountAddress } from "../shared";
import { acceptInvitationRequest } from "./invitation";

// How the first person of the house gets an account, by the link that a start without any prints.

/** Body of POST /api/account/setup; its answer is that of an invitation that was accepted. */
export const openHouseRequest = acceptInvitationRequest.extend({
  email: accountAddress,
  /** What the house is called: it invites colleagues under this name. */
  house: acceptInvitationRequest.shape.name,
});
export type OpenHouse = z.infer<typeof openHouseRequest>;
