-- Takes the keys of requests ($1) that nobody holds, and says which; where somebody is about to, it waits for them. In one order,
-- so that two who take several never wait in a circle.
INSERT INTO idempotency_keys (scope, key, request_hash)
SELECT scope, key, decode(hash, 'hex')
FROM json_to_recordset($1::json) AS attempt(scope text, key text, hash text)
ORDER BY scope, key
ON CONFLICT DO NOTHING
RETURNING scope, key
