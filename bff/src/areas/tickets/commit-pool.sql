-- The series are the draw's own, and so is their size, by the digits of its order; from here on they are fixed.
INSERT INTO number_pools (draw_id, series_first, series_last, series_size, seed_encrypted, seed_hash, committed_at)
SELECT id, series_first, series_last, (10 ^ jsonb_array_length(rule_set -> 'order'))::integer, $2::bytea, $3::bytea, $4::timestamptz FROM draws WHERE id = $1::uuid
