import { open, seal } from "@/lib/services/ground/personal-data/keyring";

/** A message's body as it is kept: it holds names and documents of passengers. */
export function sealBody(messageId: string, body: string): Promise<string> {
  return seal("webhook_event.body", messageId, body);
}

/** A message with its body as it is sent. */
export async function openMessage<Event extends { id: string; body: string }>(event: Event): Promise<Event> {
  return { ...event, body: await open("webhook_event.body", event.id, event.body) };
}
