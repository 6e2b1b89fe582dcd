-- Numbers are committed to the series of their draw, which had none of its own until now.
UPDATE draws SET series_first = p.series_first, series_last = p.series_last
FROM number_pools p
WHERE p.draw_id = draws.id;

-- From the commitment on the draw's series and those of its numbers never part.
CREATE FUNCTION guard_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM number_pools WHERE draw_id = NEW.id) THEN
    RAISE EXCEPTION 'the numbers of draw % are committed', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_series_fixed BEFORE UPDATE OF series_first, series_last ON draws
  FOR EACH ROW
  WHEN ((NEW.series_first, NEW.series_last) IS DISTINCT FROM (OLD.series_first, OLD.series_last))
  EXECUTE FUNCTION guard_series();

-- Prizes are part of what the frozen list is published with.
CREATE FUNCTION guard_draw_prizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM draws WHERE id IN (OLD.draw_id, NEW.draw_id) AND list_closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the list of this draw is closed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER draw_prizes_guard BEFORE INSERT OR UPDATE OR DELETE ON draw_prizes
  FOR EACH ROW EXECUTE FUNCTION guard_draw_prizes();
