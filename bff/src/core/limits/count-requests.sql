-- Counts requests ($2: so many) against keys ($1), in windows that begin now where none is open and end at $3; now is $4, milliseconds
-- all of them. Answers where each key stands. Nobody waits for the disk: what a crash of the database may forget is the last half
-- second of these counts, and nothing else that it says. In one order, so that two who count for many never wait in a circle.
INSERT INTO rate_limits AS kept (key, points, expire)
SELECT key, points, expire
FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS asked(key, points, expire)
CROSS JOIN set_config('synchronous_commit', 'off', TRUE) AS unhurried
ORDER BY key
ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN kept.expire <= $4::bigint THEN excluded.points ELSE kept.points + excluded.points END,
  expire = CASE WHEN kept.expire <= $4::bigint THEN excluded.expire ELSE kept.expire END
RETURNING key, points, expire
