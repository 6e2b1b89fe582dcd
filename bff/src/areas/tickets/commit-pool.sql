-- The series are the draw's own; from here on they are fixed.
INSERT INTO number_pools (draw_id, series_first, series_last, seed_encrypted, seed_hash, committed_at)
SELECT id, series_first, series_last, $2::bytea, $3::bytea, $4::timestamptz FROM draws WHERE id = $1::uuid
