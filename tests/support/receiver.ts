import { afterFile } from "./after-file";
import { type Answer, listen, type Receiver } from "./http-receiver";

/** A partner's server, until the file's tests are over. */
export async function startReceiver(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
  const receiver = await listen(...answers);
  afterFile(() => receiver.close());
  return receiver;
}
