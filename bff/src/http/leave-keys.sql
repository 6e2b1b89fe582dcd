-- Gives back keys ($1) that were taken in this transaction.
DELETE FROM idempotency_keys AS kept
USING json_to_recordset($1::json) AS attempt(scope text, key text)
WHERE kept.scope = attempt.scope AND kept.key = attempt.key
