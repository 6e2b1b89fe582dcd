-- No prize is public that the log doesn't tell, whoever made it so: seen to at the commit, for the log is told last.
CREATE FUNCTION guard_release_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    -- Found by the index transparency_entries_draw, whose words these are.
    WITH told AS MATERIALIZED (
      SELECT entry FROM transparency_entries
      WHERE substring(entry FROM '"draw":"([0-9a-f-]{36})"') = NEW.id::text AND entry LIKE '%"type":"prize_released"%'
    )
    SELECT FROM generate_series(OLD.released + 1, NEW.released) AS prize
    WHERE NOT EXISTS (
      SELECT FROM told
      WHERE entry::jsonb @> jsonb_build_object(
        'type', 'prize_released', 'draw', NEW.id, 'contest', NEW.lottery_contest,
        'prize', prize, 'digits', NEW.extraction[prize]
      )
    )
  ) THEN
    RAISE EXCEPTION 'the log does not tell of every released prize of draw %', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER draws_release_told AFTER UPDATE OF released ON draws DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.released > OLD.released)
  EXECUTE FUNCTION guard_release_told();
