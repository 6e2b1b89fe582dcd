-- How many numbers each series of a draw has, by the digits of its order: until now always five.
ALTER TABLE number_pools ADD COLUMN series_size INTEGER NOT NULL DEFAULT 100000;
ALTER TABLE number_pools ALTER COLUMN series_size DROP DEFAULT;
ALTER TABLE number_pools
  ADD CONSTRAINT number_pools_size_known CHECK (series_size IN (10, 100, 1000, 10000, 100000)),
  DROP CONSTRAINT number_pools_next_within,
  ADD CONSTRAINT number_pools_next_within
    CHECK (next BETWEEN 0 AND (series_last - series_first + 1) * series_size);

CREATE OR REPLACE FUNCTION guard_number_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fio.resealing', true) = 'on' THEN OLD.seed_encrypted := NEW.seed_encrypted; END IF;
  IF to_jsonb(NEW) - ARRAY['next', 'revealed_at'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['next', 'revealed_at']
    OR NEW.next < OLD.next
    OR (OLD.revealed_at IS NOT NULL AND (NEW.revealed_at IS DISTINCT FROM OLD.revealed_at OR NEW.next > OLD.next))
  THEN
    RAISE EXCEPTION 'the numbers of draw % are committed', OLD.draw_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
