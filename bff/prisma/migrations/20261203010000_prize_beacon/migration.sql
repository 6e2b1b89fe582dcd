-- The public beacon's round that a schedule's slots wait for, named with the promise, and its signature once it has come.
ALTER TABLE "prize_schedules" ADD COLUMN "beacon" JSONB,
ADD COLUMN "beacon_signature" BYTEA;

ALTER TABLE prize_schedules
  ADD CONSTRAINT prize_schedules_signature_of_beacon
    CHECK (beacon_signature IS NULL OR (beacon IS NOT NULL AND length(beacon_signature) = 48)),
  ADD CONSTRAINT prize_schedules_revealed_whole
    CHECK (revealed_at IS NULL OR beacon IS NULL OR beacon_signature IS NOT NULL);

-- What was committed stays as it was: its round comes once, it may be revealed, once, and the counter only advances.
CREATE OR REPLACE FUNCTION guard_prize_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.resealing', true) = 'on' THEN OLD.seed_encrypted := NEW.seed_encrypted; END IF;
  IF to_jsonb(NEW) - ARRAY['title', 'participations', 'revealed_at', 'beacon_signature']
    IS DISTINCT FROM to_jsonb(OLD) - ARRAY['title', 'participations', 'revealed_at', 'beacon_signature']
    OR NEW.participations < OLD.participations
    OR (OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at)
    OR (OLD.beacon_signature IS NOT NULL AND NEW.beacon_signature IS DISTINCT FROM OLD.beacon_signature)
  THEN
    RAISE EXCEPTION 'schedule % is committed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- The release before knows no beacon, and would place slots that follow from the seed alone: of a schedule that waits for a round it
-- places none, and they are there once a release that mixes does (place-slots.sql).
CREATE FUNCTION keep_mixed_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.mixes', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT FROM prize_schedules WHERE id = NEW.schedule_id AND beacon IS NOT NULL)
  THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER prizes_mixed BEFORE UPDATE OF slot ON prizes
  FOR EACH ROW WHEN (OLD.slot IS NULL AND NEW.slot IS NOT NULL) EXECUTE FUNCTION keep_mixed_slots();
