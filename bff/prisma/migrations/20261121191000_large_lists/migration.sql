-- Lists that stay as fast with ten million rows (docs/decisions/108).
ALTER TABLE registrations
  ADD COLUMN has_invoice BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN has_prize BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN facet SMALLINT NOT NULL DEFAULT 0,
  -- What a search begins with is a range of this collation's order.
  ADD COLUMN name_key TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN family_key TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN facet SMALLINT NOT NULL DEFAULT 0;

-- registrationFacet() of the BFF takes it apart again; a test compares the two.
CREATE FUNCTION registration_facet(
  state TEXT, verified BOOLEAN, marketing BOOLEAN, has_invoice BOOLEAN, has_prize BOOLEAN
) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (array_position(ARRAY['pending_email', 'active', 'disabled', 'blocked', 'anonymised'], state) - 1) * 16
    + verified::integer * 8 + marketing::integer * 4 + has_invoice::integer * 2 + has_prize::integer;

CREATE FUNCTION fill_registration_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facet := registration_facet(
    registration_state(NEW.email_verified_at, NEW.disabled_at, NEW.blocked_at, NEW.anonymised_at),
    NEW.email_verified_at IS NOT NULL, NEW.marketing, NEW.has_invoice, NEW.has_prize
  );
  IF NEW.anonymised_at IS NULL THEN
    NEW.name_key := fold_text(concat_ws(' ', NEW.name, NEW.last_name));
    NEW.family_key := substring(fold_text(NEW.last_name) FROM '\S*$');
  ELSE
    NEW.name_key := '';
    NEW.family_key := '';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER registrations_keys
  BEFORE INSERT OR UPDATE OF name, last_name, email_verified_at, disabled_at, blocked_at, anonymised_at, marketing,
    has_invoice, has_prize, facet ON registrations
  FOR EACH ROW EXECUTE FUNCTION fill_registration_keys();

-- Of one that is anonymised nothing changes any more.
CREATE FUNCTION note_first_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registrations SET has_invoice = TRUE
  WHERE id = NEW.registration_id AND NOT has_invoice AND anonymised_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_first AFTER INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION note_first_invoice();

CREATE FUNCTION note_prize_of(person UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two prizes of one person at once: the second counts what the first has left.
  PERFORM FROM registrations WHERE id = person FOR NO KEY UPDATE;
  UPDATE registrations r SET has_prize = NOT has_prize
  WHERE r.id = person AND r.anonymised_at IS NULL AND r.has_prize <> EXISTS (
    SELECT FROM prizes p WHERE p.registration_id = person AND p.state <> 'invalid'
  );
END $$;
CREATE FUNCTION note_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.registration_id IS NOT NULL THEN PERFORM note_prize_of(NEW.registration_id); END IF;
  IF TG_OP = 'UPDATE' AND OLD.registration_id IS DISTINCT FROM NEW.registration_id AND OLD.registration_id IS NOT NULL
  THEN PERFORM note_prize_of(OLD.registration_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER prizes_noted AFTER INSERT OR UPDATE OF state, registration_id ON prizes
  FOR EACH ROW EXECUTE FUNCTION note_prize();

-- invoiceFacet() of the BFF takes it apart again; a test compares the two.
CREATE FUNCTION invoice_facet(state TEXT, origin TEXT, reason TEXT) RETURNS SMALLINT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    (array_position(ARRAY['received', 'checking', 'pending', 'valid', 'invalid'], state) - 1) * 3
    + array_position(ARRAY['qr', 'key', 'photo'], origin) - 1
  ) * 10 + coalesce(array_position(ARRAY[
    'illegible', 'out_of_period', 'not_participating', 'product', 'below_minimum', 'duplicate', 'tampered', 'not_fiscal',
    'over_limit'
  ], reason), 0);
CREATE FUNCTION fill_invoice_facet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facet := invoice_facet(NEW.state, NEW.origin, NEW.reason);
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_facet BEFORE INSERT OR UPDATE OF state, origin, reason, facet ON invoices
  FOR EACH ROW EXECUTE FUNCTION fill_invoice_facet();

UPDATE registrations r SET
  has_invoice = EXISTS (SELECT FROM invoices i WHERE i.registration_id = r.id),
  has_prize = EXISTS (SELECT FROM prizes p WHERE p.registration_id = r.id AND p.state <> 'invalid')
WHERE anonymised_at IS NULL;
UPDATE registrations SET facet = 0 WHERE anonymised_at IS NOT NULL;
UPDATE invoices SET facet = 0;

CREATE INDEX "registrations_facet_created_at_id_idx" ON "registrations"("facet", "created_at", "id");
CREATE INDEX "registrations_state_facet_created_at_id_idx" ON "registrations"("state", "facet", "created_at", "id");
CREATE INDEX "registrations_city_facet_created_at_id_idx" ON "registrations"("city", "facet", "created_at", "id");
CREATE INDEX "registrations_name_key_id_idx" ON "registrations"("name_key", "id");
CREATE INDEX "registrations_facet_name_key_id_idx" ON "registrations"("facet", "name_key", "id");
CREATE INDEX "registrations_family_key_name_key_id_idx" ON "registrations"("family_key", "name_key", "id");
-- By age, youngest first.
CREATE INDEX registrations_age ON registrations ((DATE '2000-01-01' - birth_date), id);
CREATE INDEX registrations_facet_age ON registrations (facet, (DATE '2000-01-01' - birth_date), id);
CREATE INDEX registrations_state_facet_age ON registrations (state, facet, (DATE '2000-01-01' - birth_date), id);
CREATE INDEX registrations_city_facet_age ON registrations (city, facet, (DATE '2000-01-01' - birth_date), id);
CREATE INDEX registrations_email_begins ON registrations (email COLLATE "C");
CREATE INDEX registrations_phone_begins ON registrations (phone COLLATE "C");

CREATE INDEX "invoices_facet_created_at_id_idx" ON "invoices"("facet", "created_at", "id");
CREATE INDEX "invoices_cnpj_facet_created_at_id_idx" ON "invoices"("cnpj", "facet", "created_at", "id");
CREATE INDEX "invoices_number_idx" ON "invoices"("number");
-- What nobody has read off a receipt yet comes before all that is known.
CREATE INDEX invoices_purchased ON invoices ((coalesce(purchased_on, DATE '-infinity')), id);
CREATE INDEX invoices_facet_purchased ON invoices (facet, (coalesce(purchased_on, DATE '-infinity')), id);
CREATE INDEX invoices_value ON invoices ((coalesce(value_cents, 0)), id);
CREATE INDEX invoices_facet_value ON invoices (facet, (coalesce(value_cents, 0)), id);
