-- Numbers are given out by the thousand in one statement: what a foreign key checks row by row is checked here once for
-- all of them. The constraints stay, as what they say stays true; PostgreSQL only doesn't check them itself.
ALTER TABLE tickets
  ALTER CONSTRAINT tickets_draw_id_fkey NOT ENFORCED,
  ALTER CONSTRAINT tickets_registration_id_fkey NOT ENFORCED,
  ALTER CONSTRAINT tickets_invoice_id_fkey NOT ENFORCED;

CREATE FUNCTION check_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Held until the commit, as a foreign key holds them: nobody deletes one meanwhile.
  PERFORM FROM registrations WHERE id IN (SELECT registration_id FROM added) FOR KEY SHARE;
  IF EXISTS (
    SELECT FROM added WHERE NOT EXISTS (SELECT FROM registrations WHERE id = added.registration_id)
  ) OR EXISTS (
    -- Pools and invoices are never deleted: it is enough that they are there.
    SELECT FROM added WHERE NOT EXISTS (SELECT FROM number_pools WHERE draw_id = added.draw_id)
  ) OR EXISTS (
    SELECT FROM added
    WHERE invoice_id IS NOT NULL AND NOT EXISTS (SELECT FROM invoices WHERE id = added.invoice_id)
  ) THEN
    RAISE EXCEPTION 'a number belongs to a draw, a person and an invoice that exist'
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tickets_check AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_tickets();

-- The other side. After the fact: by then nobody can be adding a number to the row that goes.
CREATE FUNCTION keep_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM tickets WHERE registration_id = OLD.id) THEN
    RAISE EXCEPTION 'registration % holds numbers', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER registrations_hold AFTER DELETE ON registrations
  FOR EACH ROW EXECUTE FUNCTION keep_holders();
CREATE TRIGGER registrations_rename AFTER UPDATE OF id ON registrations
  FOR EACH ROW WHEN (NEW.id <> OLD.id) EXECUTE FUNCTION keep_holders();
