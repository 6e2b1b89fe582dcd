-- Each of the slots of schedule $1 ($3 to $5), which follow place $2, becomes the place of a prize of its kind. A trigger wants to hear
-- that the beacon is mixed in.
WITH arrived AS (
  SELECT kind_id, opens_at, nth, $2::integer + turn::integer AS slot,
    row_number() OVER (PARTITION BY kind_id ORDER BY turn) AS of_kind
  FROM unnest($3::uuid[], $4::timestamptz[], $5::integer[]) WITH ORDINALITY AS slots(kind_id, opens_at, nth, turn)
), waiting AS (
  SELECT id, kind_id, row_number() OVER (PARTITION BY kind_id ORDER BY id) AS of_kind
  FROM prizes WHERE schedule_id = $1::uuid AND slot IS NULL AND origin = 'instant'
)
UPDATE prizes SET slot = arrived.slot, opens_at = arrived.opens_at, nth = arrived.nth
FROM arrived JOIN waiting USING (kind_id, of_kind)
WHERE prizes.id = waiting.id AND set_config('fio.mixes', 'on', true) = 'on'
