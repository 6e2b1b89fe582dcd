-- The figures that a fan-out ended with are kept by the way they went. Counted before anything is locked.
UPDATE notification_events e SET counts = coalesce((
  SELECT jsonb_object_agg(channel, states) FROM (
    SELECT channel, jsonb_object_agg(state, many) AS states FROM (
      SELECT channel, state, count(*) AS many FROM notifications n WHERE n.event_id = e.id GROUP BY channel, state
    ) AS each GROUP BY channel
  ) AS ways
), '{}') WHERE counts IS NOT NULL;

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN "ended_at" TIMESTAMPTZ(3);

-- What a cancelled fan-out had not sent. Not held against what is there, which obeys the narrower one: millions of rows.
ALTER TABLE notifications DROP CONSTRAINT notifications_state_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_state_known
  CHECK (state IN ('waiting', 'sending', 'sent', 'skipped', 'failed', 'cancelled')) NOT VALID;
