-- Some of the counts whose window ended before $1, in milliseconds; those that somebody counts on at this moment stay.
DELETE FROM rate_limits
WHERE key IN (SELECT key FROM rate_limits WHERE expire < $1::bigint LIMIT $2::integer FOR UPDATE SKIP LOCKED)
