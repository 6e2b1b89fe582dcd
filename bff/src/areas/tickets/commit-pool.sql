INSERT INTO number_pools (draw_id, series_first, series_last, seed_encrypted, seed_hash, committed_at)
VALUES ($1::uuid, $2::integer, $3::integer, $4::bytea, $5::bytea, $6::timestamptz)
