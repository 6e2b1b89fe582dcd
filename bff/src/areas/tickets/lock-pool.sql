-- Where a draw's order stands, held until the transaction ends, if the caller is in one.
SELECT next, series_first AS first, series_last AS last, series_size AS size, seed_encrypted AS seed, seed_hash AS "seedHash"
FROM number_pools
WHERE draw_id = $1::uuid
FOR NO KEY UPDATE
