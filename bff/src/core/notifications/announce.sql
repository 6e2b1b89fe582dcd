-- Things that happened, $1, as events at $2; gives those that weren't known before and anybody may want to hear of.
-- What concerns one person has its notifications at once: whoever asked for none is told nothing later on either.
WITH happened AS (
  SELECT * FROM json_to_recordset($1::json)
    AS h(id uuid, kind text, "recordId" uuid, "registrationId" uuid)
),
events AS (
  INSERT INTO notification_events (id, kind, record_id, state, created_at)
  SELECT id, kind, "recordId", CASE WHEN "registrationId" IS NULL THEN 'gathering' ELSE 'sending' END, $2::timestamptz
  FROM happened h
  WHERE "registrationId" IS NULL OR EXISTS (
    SELECT FROM notification_subscriptions s WHERE s.registration_id = h."registrationId" AND s.kind = h.kind)
  ON CONFLICT (kind, record_id) DO NOTHING
  RETURNING id
),
told AS (
  INSERT INTO notifications (id, event_id, registration_id, channel, device_id, due_at)
  SELECT uuidv7(), e.id, s.registration_id, s.channel, d.id, $2::timestamptz
  FROM events e JOIN happened h USING (id)
  JOIN notification_subscriptions s ON s.registration_id = h."registrationId" AND s.kind = h.kind
  LEFT JOIN push_devices d ON s.channel = 'push' AND d.registration_id = s.registration_id
  WHERE s.channel = 'email' OR d.id IS NOT NULL
)
SELECT id FROM events
