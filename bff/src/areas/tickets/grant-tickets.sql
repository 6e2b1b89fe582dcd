-- Takes the next $2 places of a draw's order and gives out what stands there, all or none. The caller doesn't know yet
-- which places those will be: it brings a stretch of the order ($4, series and order in one number, from place $3 on),
-- and where the counter has left the stretch nothing is taken. One statement, so that the pool is held for the commit
-- and not for the way there and back. Answers the first place taken.
WITH taken AS (
  UPDATE number_pools
  SET next = next + $2::integer
  WHERE draw_id = $1::uuid
    AND seed_hash = $5::bytea
    AND next BETWEEN $3::integer AND $3::integer + cardinality($4::integer[]) - $2::integer
  RETURNING next - $2::integer AS first
), given AS (
  INSERT INTO tickets (draw_id, counter, series, number, registration_id, invoice_id, origin, created_at)
  SELECT $1::uuid, counter, code / 100000, code % 100000, granted.registration_id, granted.invoice_id, granted.origin,
    $9::timestamptz
  FROM taken
  CROSS JOIN unnest($6::uuid[], $7::uuid[], $8::text[])
    WITH ORDINALITY AS granted(registration_id, invoice_id, origin, place)
  CROSS JOIN LATERAL (SELECT taken.first + place::integer - 1 AS counter) AS at
  CROSS JOIN LATERAL (SELECT ($4::integer[])[counter - $3::integer + 1] AS code) AS found
)
SELECT first FROM taken
