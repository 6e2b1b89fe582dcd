-- AlterTable
ALTER TABLE "notifications" ADD COLUMN "ended_at" TIMESTAMPTZ(3);

-- Whom a fan-out was the last word to: few of those it told.
CREATE INDEX notifications_ended ON notifications (event_id) WHERE ended_at IS NOT NULL;

-- What a cancelled fan-out had not sent.
ALTER TABLE notifications DROP CONSTRAINT notifications_state_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_state_known
  CHECK (state IN ('waiting', 'sending', 'sent', 'skipped', 'failed', 'cancelled'));

-- The figures that a fan-out ended with are kept by the way they went.
UPDATE notification_events e SET counts = coalesce((
  SELECT jsonb_object_agg(channel, states) FROM (
    SELECT channel, jsonb_object_agg(state, many) AS states FROM (
      SELECT channel, state, count(*) AS many FROM notifications n WHERE n.event_id = e.id GROUP BY channel, state
    ) AS each GROUP BY channel
  ) AS ways
), '{}') WHERE counts IS NOT NULL;
