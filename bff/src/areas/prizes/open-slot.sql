-- A slot that has come up is available: a step of its history.
UPDATE prizes SET state = 'available', changed_at = $2::timestamptz
WHERE id = $1::uuid AND withdrawn_at IS NULL AND state = 'default'
