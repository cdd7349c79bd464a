// Prints the link by which the first person of the house opens their account, where there is nobody yet who could invite others. `npm start` runs it.
import { drawSetupLink } from "@/lib/services/access/house/setup-link";
import { setupUrl } from "@/lib/services/access/people/account-urls";

const token = await drawSetupLink({ now: new Date() });
if (token !== null)
  console.log(`\nNobody can sign in yet. Open this within 24 hours, once (each start draws another one):\n${setupUrl(token)}`);
process.exit(0);
