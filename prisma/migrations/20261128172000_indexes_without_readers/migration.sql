-- Entries are read by account and moment, and messages by their number among the partner's: every payment put four entries into the first of these, every message one
-- into the second, and nobody looked for them there.
drop index "ledger_entry_account_id_id_idx";
drop index "webhook_event_partner_id_created_at_idx";
