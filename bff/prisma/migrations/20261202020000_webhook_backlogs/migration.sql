-- Deliveries by the million (docs/decisions/webhooks.md): what they tell of stands in their own rows, so that a list has any
-- choice of endpoint, event and state in order in an index. What a release before this one writes by itself is tests alone.
SET LOCAL lock_timeout = '10s';
ALTER TABLE webhook_deliveries ADD COLUMN "type" TEXT NOT NULL DEFAULT 'webhook.test';

CREATE OR REPLACE FUNCTION tell_webhooks(kind TEXT, told JSONB, happened TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH event AS (
    INSERT INTO webhook_events (id, type, data, occurred_at)
    SELECT uuidv7(), kind, told, happened WHERE webhook_wanted(kind)
    ON CONFLICT (type, (data ->> 'id'), occurred_at) WHERE type IN ('theory.opened', 'theory.closed') DO NOTHING
    RETURNING id
  )
  INSERT INTO webhook_deliveries (id, event_id, endpoint_id, type, occurred_at)
  SELECT uuidv7(), event.id, endpoint.id, kind, happened
  FROM event JOIN webhook_endpoints endpoint ON kind = ANY (endpoint.events) AND paused_for IS DISTINCT FROM 'gone'
$$;

-- WEBHOOK_TYPES and DELIVERY_STATES of the contracts; a test compares them. A kind that comes between two gets its place by a
-- migration that makes the two indexes behind this one anew. Of one without a place it is null, and nobody's writing fails by it.
CREATE FUNCTION delivery_facet(type TEXT, state TEXT) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((array_position(ARRAY[
    'theory.published', 'theory.opened', 'theory.closed', 'theory.resolved', 'suggestion.received',
    'suggestion.approved', 'suggestion.rejected', 'suggestion.merged', 'registration.created',
    'registration.confirmed', 'registration.erased', 'receipt.received', 'receipt.confirmed', 'receipt.refused',
    'numbers.granted', 'prize.won', 'prize.validated', 'prize.refused', 'prize.delivered', 'draw.scheduled',
    'draw.list_closed', 'draw.extraction_recorded', 'draw.calculated', 'draw.published', 'draw.postponed',
    'draw.cancelled', 'log.head', 'webhook.test'
  ], type) - 1) * 5 + array_position(ARRAY['waiting', 'sending', 'delivered', 'failed', 'dropped'], state) - 1)::smallint;

-- What a job is still to do with more deliveries than one transaction holds, and the account that is closed.
ALTER TABLE webhook_endpoints
  ADD COLUMN "drop_through" UUID,
  ADD COLUMN "resend_until" TIMESTAMPTZ(3),
  DROP CONSTRAINT webhook_endpoints_pause_known,
  ADD CONSTRAINT webhook_endpoints_pause_known CHECK (paused_for IN ('staff', 'failing', 'gone', 'owner'));
