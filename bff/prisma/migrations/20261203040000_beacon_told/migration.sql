-- No round is mixed in that the log doesn't tell, whoever wrote it: seen to at the commit, for the log is told last.
CREATE FUNCTION guard_beacon_told() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    -- Found by the index transparency_entries_schedule, whose words these are.
    SELECT FROM transparency_entries
    WHERE substring(entry FROM '"schedule":"([0-9a-f-]{36})"') = NEW.id::text AND entry LIKE '%"schedule":"%'
      AND entry::jsonb @> jsonb_build_object(
        'type', 'prizes_beacon', 'schedule', NEW.id, 'round', NEW.beacon -> 'round',
        'signature', encode(NEW.beacon_signature, 'hex')
      )
  ) THEN
    RAISE EXCEPTION 'the log does not tell the round of schedule %', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER prize_schedules_beacon_told AFTER INSERT OR UPDATE OF beacon_signature ON prize_schedules
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.beacon_signature IS NOT NULL)
  EXECUTE FUNCTION guard_beacon_told();
