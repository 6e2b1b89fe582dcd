-- Takes what is due at $1 for every active endpoint until $2, when whoever took it is given up: of each endpoint as many as
-- $3 less those that this process sends it already ($4), or one while it fails, so that a slow one holds up nobody but
-- itself. Two who ask at once take different ones.
WITH due AS (
  SELECT taken.id
  FROM webhook_endpoints endpoint
  CROSS JOIN LATERAL (
    SELECT id
    FROM webhook_deliveries
    WHERE endpoint_id = endpoint.id AND state IN ('waiting', 'sending') AND (due_at IS NULL OR due_at <= $1::timestamptz)
    ORDER BY due_at NULLS FIRST, id
    LIMIT greatest(0, CASE WHEN endpoint.failing_since IS NULL THEN $3::integer ELSE 1 END
      - coalesce(($4::jsonb ->> endpoint.id::text)::integer, 0))
    FOR UPDATE SKIP LOCKED
  ) taken
  WHERE endpoint.state = 'active'
)
UPDATE webhook_deliveries delivery
SET state = 'sending', tries = delivery.tries + 1, due_at = $2::timestamptz
FROM due
WHERE delivery.id = due.id
RETURNING delivery.id, delivery.event_id AS "eventId", delivery.endpoint_id AS "endpointId", delivery.tries
