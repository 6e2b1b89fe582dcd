-- When an account was last given another way in: an address for its links, or its second factor taken off by somebody else.
-- Whoever gives it to themselves is the second person of nothing that was defined before.
ALTER TABLE "admin_users" ADD COLUMN "handed_over_at" TIMESTAMPTZ(3);

-- By the database's clock, whoever writes, and never taken back.
CREATE FUNCTION note_handing_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.handed_over_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER admin_users_handed_over BEFORE UPDATE OF email, handed_over_at ON admin_users
  FOR EACH ROW
  WHEN ((NEW.email, NEW.handed_over_at) IS DISTINCT FROM (OLD.email, OLD.handed_over_at))
  EXECUTE FUNCTION note_handing_over();

CREATE OR REPLACE FUNCTION four_eyes_refusal(of_draw UUID, first_one UUID, second_one UUID) RETURNS TEXT LANGUAGE sql STABLE AS $$
  WITH RECURSIVE invited (root, id) AS (
    SELECT start, a.invited_by_id FROM (VALUES (first_one), (second_one)) AS t (start)
    JOIN admin_users a ON a.id = start
    UNION
    SELECT i.root, a.invited_by_id FROM invited i JOIN admin_users a ON a.id = i.id
  )
  SELECT CASE
    WHEN first_one = second_one THEN 'same'
    WHEN EXISTS (
      SELECT FROM (VALUES (first_one), (second_one)) AS t (one)
      WHERE one IS NOT NULL AND NOT EXISTS (
        SELECT FROM admin_users a JOIN draws d ON d.id = of_draw
        WHERE a.id = one AND a.created_at <= d.created_at
          -- Whoever began was looked at when they did: what is done to their account later stands in nobody's way.
          AND (one IS DISTINCT FROM second_one OR coalesce(a.handed_over_at, '-infinity') <= d.created_at)
      )
    ) THEN 'newer'
    WHEN EXISTS (
      SELECT FROM invited WHERE (root, id) IN ((first_one, second_one), (second_one, first_one))
    ) THEN 'invited'
  END
$$;

-- The first to type is looked at like the second.
CREATE OR REPLACE FUNCTION guard_draw_extraction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'voided' IS DISTINCT FROM to_jsonb(OLD) - 'voided' OR (OLD.voided AND NOT NEW.voided) THEN
      RAISE EXCEPTION 'what was typed of an extraction stays' USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW.place = 1 AND NOT NEW.voided THEN
    PERFORM assert_four_eyes(NEW.draw_id, NULL, NEW.by_id);
  ELSIF NEW.place = 2 AND NOT NEW.voided THEN
    PERFORM assert_four_eyes(
      NEW.draw_id,
      (SELECT by_id FROM draw_extractions WHERE draw_id = NEW.draw_id AND place = 1 AND NOT voided),
      NEW.by_id
    );
  END IF;
  RETURN NEW;
END $$;
