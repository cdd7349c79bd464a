import { type Answer, listen, type Receiver } from "./http-receiver";
import { afterFile } from "./run/after-file";

/** A partner's server, until the file's tests are over. */
export async function startReceiver(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
  const receiver = await listen(...answers);
  afterFile(() => receiver.close());
  return receiver;
}
