-- Takes those of these locks ($1) that are free, to the commit, and says whose are not; for none of them it waits.
SELECT place
FROM json_to_recordset($1::json) AS one(place integer, text text)
WHERE NOT pg_try_advisory_xact_lock(hashtextextended(text, 0))
