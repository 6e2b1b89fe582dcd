-- When a draw was really written, whatever its other moments say.
ALTER TABLE "draws" ADD COLUMN     "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE draws DISABLE TRIGGER USER;
UPDATE draws SET recorded_at = created_at;
ALTER TABLE draws ENABLE TRIGGER USER;

CREATE FUNCTION keep_recorded_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.recorded_at := CASE TG_OP WHEN 'INSERT' THEN clock_timestamp() ELSE OLD.recorded_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_recorded BEFORE INSERT OR UPDATE OF recorded_at ON draws
  FOR EACH ROW EXECUTE FUNCTION keep_recorded_at();

-- Past its hour nobody closes a list, by the database's own clock. A draw that was written after that hour promised nothing
-- to anybody before: the log tells so, and a check refuses it.
CREATE FUNCTION guard_closing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cut_off TIMESTAMPTZ := (OLD.lottery_date + TIME '19:00') AT TIME ZONE 'America/Sao_Paulo'
    - make_interval(hours => OLD.cut_off_hours);
BEGIN
  IF clock_timestamp() > cut_off AND OLD.recorded_at <= cut_off THEN
    RAISE EXCEPTION 'the list of draw % had to be closed by %', OLD.id, cut_off USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_closed_in_time BEFORE UPDATE OF list_closed_at ON draws
  FOR EACH ROW WHEN (OLD.list_closed_at IS NULL AND NEW.list_closed_at IS NOT NULL) EXECUTE FUNCTION guard_closing();

-- From the first moment of its period what whoever takes part was promised of terms stays.
CREATE FUNCTION guard_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begins TIMESTAMPTZ := OLD.period_from::timestamp AT TIME ZONE 'America/Sao_Paulo';
BEGIN
  IF OLD.state <> 'draft' AND clock_timestamp() >= begins AND OLD.recorded_at < begins THEN
    RAISE EXCEPTION 'the period of draw % has begun: its terms stay', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_terms_fixed
  BEFORE UPDATE OF documents_within, documents_unit, prescribes_from, cut_off_hours, defence_days ON draws
  FOR EACH ROW
  WHEN (
    (NEW.documents_within, NEW.documents_unit, NEW.prescribes_from, NEW.cut_off_hours, NEW.defence_days)
    IS DISTINCT FROM
    (OLD.documents_within, OLD.documents_unit, OLD.prescribes_from, OLD.cut_off_hours, OLD.defence_days)
  )
  EXECUTE FUNCTION guard_terms();
