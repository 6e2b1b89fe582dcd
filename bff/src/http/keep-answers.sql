-- What requests ($1) whose keys were taken in this transaction were answered.
UPDATE idempotency_keys AS kept
SET status = answered.status, response = answered.body
FROM json_to_recordset($1::json) AS answered(scope text, key text, status integer, body jsonb)
WHERE kept.scope = answered.scope AND kept.key = answered.key
