/**
 * What a ticket is: `airline_ticket` has a number of the stock that its validating carrier has given out; `own_document` is the seller's own
 * document for a charter, which no airline's database knows; `invented` ones are those of test mode and the demonstration, and no tickets.
 */
export const TICKET_DOCUMENTS = ["airline_ticket", "own_document", "invented"] as const;
export type TicketDocument = (typeof TICKET_DOCUMENTS)[number];
