-- Takes what is due at $1 for every active endpoint until $2, when whoever took it is given up: of each endpoint as many as
-- $3 less those that this process sends it already ($4), or one while it fails, so that a slow one holds up nobody but
-- itself. Two who ask at once take different ones. What was never tried and what is due again are looked for apart: an index
-- ends either search where it should, and doesn't read all that waits for later. Nothing is sent any more for an owner whose
-- account is closed, whose endpoints are paused within a minute, nor what a job is about to drop.
WITH room AS (
  SELECT id, coalesce(drop_through, '00000000-0000-0000-0000-000000000000'::uuid) AS dropped, greatest(0, CASE WHEN failing_since IS NULL THEN $3::integer ELSE 1 END
    - coalesce(($4::jsonb ->> id::text)::integer, 0)) AS places
  FROM webhook_endpoints
  WHERE state = 'active' AND EXISTS (
    SELECT FROM admin_users owner WHERE owner.id = owner_id AND owner.disabled_at IS NULL)
), due AS (
  SELECT taken.id
  FROM room
  CROSS JOIN LATERAL (
    SELECT id FROM (
      SELECT id FROM webhook_deliveries
      WHERE endpoint_id = room.id AND state IN ('waiting', 'sending') AND due_at IS NULL
        AND id > room.dropped
      ORDER BY id LIMIT room.places FOR UPDATE SKIP LOCKED
    ) fresh
    UNION ALL
    SELECT id FROM (
      SELECT id FROM webhook_deliveries
      WHERE endpoint_id = room.id AND state IN ('waiting', 'sending') AND due_at <= $1::timestamptz
        AND id > room.dropped
      ORDER BY due_at, id LIMIT room.places FOR UPDATE SKIP LOCKED
    ) again
    LIMIT room.places
  ) taken
)
UPDATE webhook_deliveries delivery
SET state = 'sending', tries = delivery.tries + 1, due_at = $2::timestamptz
FROM due
WHERE delivery.id = due.id
RETURNING delivery.id, delivery.event_id AS "eventId", delivery.endpoint_id AS "endpointId", delivery.tries
