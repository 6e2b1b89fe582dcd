-- Takes the keys of requests ($1) that nobody holds or is about to, and says which: it waits for none.
INSERT INTO idempotency_keys (scope, key, request_hash)
SELECT scope, key, decode(hash, 'hex')
FROM json_to_recordset($1::json) AS attempt(scope text, key text, hash text)
WHERE pg_try_advisory_xact_lock(hashtextextended('key ' || scope || ' ' || key, 0))
ORDER BY scope, key
ON CONFLICT DO NOTHING
RETURNING scope, key
