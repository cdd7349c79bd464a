-- What of a booking the back office is asked to refund: [{passengerId, directions: [from 0]}]; null for all that is left of it.
alter table refund_request add column part jsonb;
