-- What the back office lists of mails and messages that have not arrived, and when backups were made and tried.
create index mail_stuck_idx on mail (created_at) where state <> 'sent';
create index webhook_delivery_failed_idx on webhook_delivery (created_at) where state = 'failed';
create index audit_event_backup_idx on audit_event (action, id) where action in ('backup_made', 'backup_restored', 'restore_tried');
