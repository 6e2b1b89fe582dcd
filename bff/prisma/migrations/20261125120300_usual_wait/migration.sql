-- The latest confirmations, by which visitors are told how long it usually takes.
CREATE INDEX invoices_confirmed_lately ON invoices (confirmed_at DESC) WHERE confirmed_at IS NOT NULL;
