-- Events for programs elsewhere (docs/decisions/webhooks.md) write themselves, in the transaction of what they tell, so that
-- no way of changing a row forgets them. Where no endpoint wants a kind, a statement that could tell of it asks one table of a
-- few rows and is done. `webhookData` of libs/contracts says what each holds; a test holds each against it.

CREATE FUNCTION webhook_wanted(VARIADIC kinds TEXT[]) RETURNS BOOLEAN LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM webhook_endpoints WHERE events && kinds AND paused_for IS DISTINCT FROM 'gone');

-- Nothing is locked: an endpoint that is deleted meanwhile leaves a delivery that nobody sends.
CREATE FUNCTION tell_webhooks(kind TEXT, told JSONB, happened TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH event AS (
    INSERT INTO webhook_events (id, type, data, occurred_at)
    SELECT uuidv7(), kind, told, happened WHERE webhook_wanted(kind)
    ON CONFLICT (type, (data ->> 'id'), occurred_at) WHERE type IN ('theory.opened', 'theory.closed') DO NOTHING
    RETURNING id
  )
  INSERT INTO webhook_deliveries (id, event_id, endpoint_id, occurred_at)
  SELECT uuidv7(), event.id, endpoint.id, happened
  FROM event JOIN webhook_endpoints endpoint ON kind = ANY (endpoint.events) AND paused_for IS DISTINCT FROM 'gone'
$$;

CREATE FUNCTION webhook_instant(at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE
  RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

CREATE FUNCTION theory_told(theory polls) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', theory.id, 'slug', theory.slug, 'title', theory.title,
    'show', jsonb_build_object('id', show.id, 'slug', show.slug, 'title', show.title),
    'opensAt', webhook_instant(theory.opens_at), 'closesAt', webhook_instant(theory.closes_at))
  FROM shows show WHERE show.id = theory.show_id
$$;

-- What the clock does to a theory is `tell_theories_of_the_clock`'s: it changes no row. Whoever writes down later what it
-- has done, as editing does, leaves its instants as they are.
CREATE FUNCTION tell_of_theory() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was TEXT := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE 'draft' END;
  by_clock BOOLEAN;
BEGIN
  IF NOT webhook_wanted('theory.published', 'theory.opened', 'theory.closed', 'theory.resolved') THEN
    RETURN NULL;
  END IF;
  IF was = 'draft' AND NEW.state IN ('scheduled', 'open') THEN
    PERFORM tell_webhooks('theory.published', theory_told(NEW), NEW.updated_at);
  END IF;
  IF NEW.state = 'open' THEN
    by_clock := was = 'scheduled' AND NEW.opens_at IS NOT DISTINCT FROM OLD.opens_at;
    IF NOT by_clock THEN
      PERFORM tell_webhooks('theory.opened', theory_told(NEW),
        CASE WHEN was = 'closed' THEN NEW.updated_at ELSE coalesce(NEW.opens_at, NEW.updated_at) END);
    END IF;
  ELSIF NEW.state = 'closed' THEN
    by_clock := was IN ('scheduled', 'open') AND NEW.closes_at IS NOT DISTINCT FROM OLD.closes_at;
    IF NOT by_clock THEN
      PERFORM tell_webhooks('theory.closed', theory_told(NEW),
        CASE WHEN was = 'resolved' THEN NEW.updated_at ELSE coalesce(NEW.closes_at, NEW.updated_at) END);
    END IF;
  ELSIF NEW.state = 'resolved' THEN
    PERFORM tell_webhooks('theory.resolved',
      theory_told(NEW) || jsonb_build_object(
        'answer', (SELECT jsonb_build_object('id', id, 'text', label) FROM poll_options WHERE id = NEW.correct_option_id),
        'stamp', NEW.stamp, 'resolvedAt', webhook_instant(NEW.resolved_at)),
      coalesce(NEW.resolved_at, NEW.updated_at));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER polls_tell_begun AFTER INSERT ON polls
  FOR EACH ROW WHEN (NEW.state <> 'draft') EXECUTE FUNCTION tell_of_theory();
CREATE TRIGGER polls_tell AFTER UPDATE OF state ON polls
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION tell_of_theory();

-- Every theory that opened or closed by the clock since it was last asked; once, however many ask at once.
CREATE FUNCTION tell_theories_of_the_clock(at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  since TIMESTAMPTZ;
BEGIN
  SELECT until INTO since FROM webhook_clock WHERE id = 1 FOR UPDATE;
  PERFORM tell_webhooks('theory.opened', theory_told(theory), theory.opens_at)
  FROM polls theory
  WHERE opens_at > since AND opens_at <= at AND state IN ('scheduled', 'open', 'closed');
  PERFORM tell_webhooks('theory.closed', theory_told(theory), theory.closes_at)
  FROM polls theory
  WHERE closes_at > since AND closes_at <= at AND state IN ('scheduled', 'open', 'closed');
  UPDATE webhook_clock SET until = greatest(until, at) WHERE id = 1;
END $$;

CREATE FUNCTION tell_of_suggestion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind TEXT := CASE WHEN TG_OP = 'INSERT' THEN 'suggestion.received' ELSE 'suggestion.' || NEW.state END;
BEGIN
  IF webhook_wanted(kind) THEN
    PERFORM tell_webhooks(kind,
      jsonb_build_object('id', NEW.id, 'showId', NEW.show_id)
        || CASE WHEN NEW.state = 'merged' THEN jsonb_build_object('theoryId', NEW.poll_id) ELSE '{}' END,
      CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER suggestions_tell_received AFTER INSERT ON suggestions
  FOR EACH ROW EXECUTE FUNCTION tell_of_suggestion();
CREATE TRIGGER suggestions_tell AFTER UPDATE OF state ON suggestions
  FOR EACH ROW WHEN (NEW.state <> OLD.state AND NEW.state IN ('approved', 'rejected', 'merged'))
  EXECUTE FUNCTION tell_of_suggestion();

CREATE FUNCTION tell_of_registration() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told JSONB := jsonb_build_object('id', NEW.id);
BEGIN
  IF NOT webhook_wanted('registration.created', 'registration.confirmed', 'registration.erased') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('registration.created', told, NEW.created_at);
  END IF;
  IF NEW.email_verified_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.email_verified_at IS NULL) THEN
    PERFORM tell_webhooks('registration.confirmed', told, NEW.email_verified_at);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.anonymised_at IS NOT NULL AND OLD.anonymised_at IS NULL THEN
    PERFORM tell_webhooks('registration.erased', told, NEW.anonymised_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER registrations_tell_created AFTER INSERT ON registrations
  FOR EACH ROW EXECUTE FUNCTION tell_of_registration();
CREATE TRIGGER registrations_tell AFTER UPDATE ON registrations
  FOR EACH ROW WHEN (
    (NEW.email_verified_at IS NOT NULL AND OLD.email_verified_at IS NULL)
    OR (NEW.anonymised_at IS NOT NULL AND OLD.anonymised_at IS NULL))
  EXECUTE FUNCTION tell_of_registration();

CREATE FUNCTION receipt_told(receipt invoices) RETURNS JSONB LANGUAGE sql STABLE
  RETURN jsonb_build_object('id', receipt.id, 'registrationId', receipt.registration_id, 'origin', receipt.origin);

-- Of a statement, for receipts of many people come in together.
CREATE FUNCTION tell_of_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhook_wanted('receipt.received') THEN
    PERFORM tell_webhooks('receipt.received', receipt_told(receipt), receipt.created_at) FROM added receipt;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_tell_received AFTER INSERT ON invoices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_receipts();

CREATE FUNCTION tell_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'valid' AND webhook_wanted('receipt.confirmed') THEN
    PERFORM tell_webhooks('receipt.confirmed', receipt_told(NEW), NEW.changed_at);
  ELSIF NEW.state = 'invalid' AND webhook_wanted('receipt.refused') THEN
    PERFORM tell_webhooks('receipt.refused',
      receipt_told(NEW) || jsonb_build_object('reason', NEW.reason), NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_tell AFTER UPDATE OF state ON invoices
  FOR EACH ROW WHEN (NEW.state <> OLD.state AND NEW.state IN ('valid', 'invalid'))
  EXECUTE FUNCTION tell_of_receipt();

-- One event for what a person gets in one go for one reason.
CREATE FUNCTION tell_of_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhook_wanted('numbers.granted') THEN
    PERFORM tell_webhooks('numbers.granted',
      jsonb_build_object('drawId', draw_id, 'registrationId', registration_id, 'origin', origin,
        'receiptId', invoice_id, 'count', count),
      at)
    FROM (
      SELECT draw_id, registration_id, origin, invoice_id, count(*) AS count, max(created_at) AS at
      FROM given GROUP BY draw_id, registration_id, origin, invoice_id
    ) granted;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tickets_tell AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS given FOR EACH STATEMENT EXECUTE FUNCTION tell_of_numbers();

CREATE FUNCTION tell_of_prize() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind TEXT := CASE NEW.state WHEN 'pending' THEN 'prize.won' WHEN 'invalid' THEN 'prize.refused'
    ELSE 'prize.' || NEW.state END;
BEGIN
  IF webhook_wanted(kind) THEN
    PERFORM tell_webhooks(kind,
      jsonb_build_object(
        'id', NEW.id, 'origin', NEW.origin, 'registrationId', NEW.registration_id, 'receiptId', NEW.invoice_id,
        'kind', (SELECT jsonb_build_object('id', id, 'title', title) FROM prize_kinds WHERE id = NEW.kind_id))
        || CASE WHEN NEW.state = 'invalid' THEN jsonb_build_object('reason', NEW.reason) ELSE '{}' END,
      NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER prizes_tell_given AFTER INSERT ON prizes
  FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION tell_of_prize();
-- A win that is looked at once more was told of before.
CREATE TRIGGER prizes_tell AFTER UPDATE OF state ON prizes
  FOR EACH ROW WHEN (NEW.state <> OLD.state AND (NEW.state IN ('validated', 'invalid', 'delivered')
    OR NEW.state = 'pending' AND OLD.state = 'available'))
  EXECUTE FUNCTION tell_of_prize();

CREATE FUNCTION tell_of_draw() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind TEXT := 'draw.' || CASE NEW.state WHEN 'frozen' THEN 'list_closed' ELSE NEW.state END;
BEGIN
  IF webhook_wanted(kind) THEN
    PERFORM tell_webhooks(kind,
      jsonb_build_object('id', NEW.id, 'slug', NEW.slug, 'title', NEW.title, 'state', NEW.state,
        'lotteryDate', NEW.lottery_date)
        || CASE WHEN NEW.state = 'frozen'
          THEN jsonb_build_object('commitment', encode(NEW.commitment_hash, 'hex')) ELSE '{}' END,
      NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
-- An extraction that is sent back closes no list, and a calculation that is sent back is found again.
CREATE TRIGGER draws_tell AFTER UPDATE OF state ON draws
  FOR EACH ROW WHEN (NEW.state <> OLD.state AND (
    NEW.state IN ('scheduled', 'extraction_recorded', 'published', 'postponed', 'cancelled')
    OR NEW.state = 'calculated' AND OLD.state = 'confirmed'
    OR NEW.state = 'frozen' AND OLD.state IN ('scheduled', 'postponed')))
  EXECUTE FUNCTION tell_of_draw();

CREATE FUNCTION tell_of_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhook_wanted('log.head') THEN
    PERFORM tell_webhooks('log.head',
      jsonb_build_object('size', NEW.size, 'root', encode(NEW.root, 'base64')), NEW.signed_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER transparency_checkpoints_tell AFTER INSERT ON transparency_checkpoints
  FOR EACH ROW EXECUTE FUNCTION tell_of_head();
