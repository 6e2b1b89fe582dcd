-- A slot's place (its number, and the moment or the participation it comes up with) is written once it has come, not before:
-- until then a prize of a schedule only has its kind, which is public, and whoever reads the table knows what everybody knows.
ALTER TABLE prizes DROP CONSTRAINT prizes_slot_whole;
ALTER TABLE prizes ADD CONSTRAINT prizes_slot_whole CHECK (
  CASE
    WHEN origin = 'manual' THEN num_nonnulls(schedule_id, slot, opens_at, nth, replaces_id) = 0
    WHEN slot IS NULL THEN
      schedule_id IS NOT NULL AND state = 'default' AND num_nonnulls(opens_at, nth, replaces_id, withdrawn_at) = 0
    ELSE schedule_id IS NOT NULL AND num_nonnulls(opens_at, nth) = 1
  END
);
CREATE INDEX prizes_unplaced ON prizes (schedule_id, kind_id, id) WHERE slot IS NULL AND origin = 'instant';
CREATE INDEX prizes_placed ON prizes (schedule_id, slot) WHERE slot IS NOT NULL;

CREATE OR REPLACE FUNCTION guard_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> (CASE WHEN NEW.origin = 'manual' THEN 'pending' ELSE 'default' END) THEN
      RAISE EXCEPTION 'a prize (%) never begins as %', NEW.origin, NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (NEW.kind_id, NEW.origin, NEW.schedule_id, NEW.replaces_id, NEW.created_at)
    IS DISTINCT FROM (OLD.kind_id, OLD.origin, OLD.schedule_id, OLD.replaces_id, OLD.created_at)
    OR (OLD.slot IS NOT NULL AND (NEW.slot, NEW.opens_at, NEW.nth) IS DISTINCT FROM (OLD.slot, OLD.opens_at, OLD.nth))
  THEN
    RAISE EXCEPTION 'a prize stays what and where it was' USING ERRCODE = 'check_violation';
  ELSIF OLD.registration_id IS NOT NULL AND (NEW.registration_id, NEW.invoice_id, NEW.claimed_at)
    IS DISTINCT FROM (OLD.registration_id, OLD.invoice_id, OLD.claimed_at)
  THEN
    RAISE EXCEPTION 'a prize stays whose it was' USING ERRCODE = 'check_violation';
  ELSIF NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS NULL AND NEW.replaces_id IS NULL THEN
    RAISE EXCEPTION 'only what was offered again is withdrawn' USING ERRCODE = 'check_violation';
  ELSIF NEW.state <> OLD.state AND NOT prize_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a prize never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- What the public log tells of a prize: won, refused, restored. As the transaction commits, so that whoever has a lock that
-- somebody with the log's may wait for has asked for all of theirs by then; and whoever writes, the product or somebody in
-- its name. The holder is told by a hash that only who has both ids can make.
CREATE FUNCTION tell_prize() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  at CONSTANT TEXT := to_char(NEW.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  who CONSTANT TEXT := encode(sha256(uuid_send(NEW.id) || uuid_send(NEW.registration_id)), 'hex');
  event TEXT;
BEGIN
  event := CASE
    WHEN NEW.state = 'invalid' THEN format(
      '{"at":"%s","holder":"%s","reason":%s,"schedule":"%s","slot":%s,"type":"prize_refused","v":1}',
      at, who, to_json(coalesce(substring(NEW.reason FROM '^[a-z_]{1,40}$'), 'other')), NEW.schedule_id, NEW.slot)
    WHEN OLD.state = 'invalid' THEN format(
      '{"at":"%s","holder":"%s","schedule":"%s","slot":%s,"type":"prize_restored","v":1}',
      at, who, NEW.schedule_id, NEW.slot)
    ELSE format(
      '{"at":"%s","holder":"%s","schedule":"%s","sentAt":"%s","slot":%s,"type":"prize_won","v":1}',
      at, who, NEW.schedule_id, to_char(NEW.claimed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NEW.slot)
  END;
  -- The audit's turn comes before the log's own: see appendEntry.
  PERFORM pg_advisory_xact_lock(7270022);
  INSERT INTO public.transparency_entries (entry) VALUES (event);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER prizes_told AFTER UPDATE OF state ON prizes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    NEW.origin = 'instant' AND NEW.state <> OLD.state AND (
      NEW.state = 'invalid' OR (NEW.state = 'pending' AND OLD.state IN ('available', 'invalid'))
    )
  ) EXECUTE FUNCTION tell_prize();

-- Found by the id of the schedule they tell of, as those of a draw are.
CREATE INDEX transparency_entries_schedule
  ON transparency_entries ((substring(entry FROM '"schedule":"([0-9a-f-]{36})"')), index)
  WHERE entry LIKE '%"schedule":"%';

-- What was written ahead so far is forgotten, and which kind stands where with it. Backups know it still.
ALTER TABLE prizes DISABLE TRIGGER prizes_guard;
CREATE TEMP TABLE ahead AS
  SELECT p.id, p.schedule_id, p.kind_id FROM prizes p JOIN prize_schedules s ON s.id = p.schedule_id
  WHERE p.state = 'default' AND p.replaces_id IS NULL AND p.withdrawn_at IS NULL
    AND coalesce(p.opens_at > now(), p.nth > s.participations);
UPDATE prizes p SET slot = NULL, opens_at = NULL, nth = NULL, kind_id = sorted.kind_id
FROM (SELECT id, schedule_id, row_number() OVER (PARTITION BY schedule_id ORDER BY id) AS turn FROM ahead) AS a
JOIN (SELECT schedule_id, kind_id, row_number() OVER (PARTITION BY schedule_id ORDER BY kind_id) AS turn FROM ahead) AS sorted
  USING (schedule_id, turn)
WHERE p.id = a.id;
DROP TABLE ahead;
ALTER TABLE prizes ENABLE TRIGGER prizes_guard;

-- Moves of an extraction's day, and who asked for them, stay; row by row, for a draft that never moved is deleted with none.
CREATE TRIGGER draw_moves_kept BEFORE DELETE ON draw_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_postponements_kept BEFORE DELETE ON draw_postponements FOR EACH ROW EXECUTE FUNCTION refuse_change();
