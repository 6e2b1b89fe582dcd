-- How many prizes of the confirmed extraction, from the first on, are public.
ALTER TABLE "draws" ADD COLUMN     "released" SMALLINT NOT NULL DEFAULT 0;

-- Of draws confirmed before prizes were released one by one the log told all five at once.
UPDATE draws SET released = cardinality(extraction)
WHERE state IN ('confirmed', 'calculated', 'reviewed', 'published', 'accounted') AND cardinality(extraction) > 0;

-- What two people confirmed is released in its order and never taken back; nobody calculates with what isn't public.
CREATE FUNCTION guard_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.released <> OLD.released
    AND (OLD.state <> 'confirmed' OR NEW.released < OLD.released OR NEW.released > cardinality(OLD.extraction))
  THEN
    RAISE EXCEPTION 'prizes of draw % are released once each, in their order', NEW.id USING ERRCODE = 'check_violation';
  ELSIF (OLD.state, NEW.state) = ('confirmed', 'calculated') AND NEW.released < cardinality(NEW.extraction) THEN
    RAISE EXCEPTION 'the extraction of draw % is not public', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_release BEFORE UPDATE ON draws
  FOR EACH ROW
  WHEN (NEW.released <> OLD.released OR (OLD.state, NEW.state) = ('confirmed', 'calculated'))
  EXECUTE FUNCTION guard_release();
