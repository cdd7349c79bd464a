import { afterAll } from "vitest";
import { type Answer, listen, type Receiver } from "./http-receiver";

const receivers: Receiver[] = [];
afterAll(() => {
  for (const receiver of receivers) receiver.close();
});

/** A partner's server, until the file's tests are over. */
export async function startReceiver(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
  const receiver = await listen(...answers);
  receivers.push(receiver);
  return receiver;
}
