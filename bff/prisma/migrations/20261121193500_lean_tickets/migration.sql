-- A number costs what its indexes cost: those of no invoice need none there, and a person's few are sorted soon enough.
DROP INDEX tickets_invoice_id_idx;
CREATE INDEX tickets_of_invoice ON tickets (invoice_id) WHERE invoice_id IS NOT NULL;
DROP INDEX tickets_registration_id_draw_id_counter_idx;
CREATE INDEX tickets_registration_id_idx ON tickets (registration_id);

-- Whoever gives numbers holds no row of those who get them: that would write each of them anew. Instead whoever deletes
-- a registration, which the product never does, waits for all who are giving numbers.
CREATE OR REPLACE FUNCTION check_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added WHERE NOT EXISTS (SELECT FROM registrations WHERE id = added.registration_id)
  ) OR EXISTS (
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

CREATE OR REPLACE FUNCTION keep_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Held until the commit: numbers given meanwhile wait, and then find nobody to belong to.
  LOCK TABLE tickets IN SHARE ROW EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM tickets WHERE registration_id = OLD.id) THEN
    RAISE EXCEPTION 'registration % holds numbers', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
