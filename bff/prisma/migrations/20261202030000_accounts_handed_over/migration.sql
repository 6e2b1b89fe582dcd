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
        WHERE a.id = one AND greatest(a.created_at, a.handed_over_at) <= d.created_at
      )
    ) THEN 'newer'
    WHEN EXISTS (
      SELECT FROM invited WHERE (root, id) IN ((first_one, second_one), (second_one, first_one))
    ) THEN 'invited'
  END
$$;
