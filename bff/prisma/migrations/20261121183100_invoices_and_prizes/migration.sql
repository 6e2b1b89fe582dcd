-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "access_key" CHAR(44),
    "model" CHAR(2),
    "cnpj" CHAR(14),
    "series" TEXT,
    "number" TEXT,
    "purchased_on" DATE,
    "value_cents" INTEGER,
    "origin" TEXT NOT NULL,
    "file_key" TEXT,
    "file_type" TEXT,
    "file_sha256" BYTEA,
    "state" TEXT NOT NULL DEFAULT 'received',
    "reason" TEXT,
    "note" TEXT,
    "flags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reviewer_id" UUID,
    "locked_until" TIMESTAMPTZ(3),
    "changed_by_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "language" TEXT NOT NULL DEFAULT 'pt',
    "ip" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_events" (
    "id" BIGSERIAL NOT NULL,
    "invoice_id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_id" UUID,
    "reason" TEXT,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prize_kinds" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "picture_id" UUID,
    "value_cents" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prize_kinds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prize_schedules" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "opens_minute" INTEGER NOT NULL DEFAULT 0,
    "closes_minute" INTEGER NOT NULL DEFAULT 1440,
    "every" INTEGER,
    "allotment" JSONB NOT NULL,
    "seed_encrypted" BYTEA NOT NULL,
    "seed_hash" BYTEA NOT NULL,
    "participations" INTEGER NOT NULL DEFAULT 0,
    "committed_at" TIMESTAMPTZ(3) NOT NULL,
    "revealed_at" TIMESTAMPTZ(3),

    CONSTRAINT "prize_schedules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prizes" (
    "id" UUID NOT NULL,
    "kind_id" UUID NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'instant',
    "schedule_id" UUID,
    "slot" INTEGER,
    "opens_at" TIMESTAMPTZ(3),
    "nth" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'default',
    "registration_id" UUID,
    "invoice_id" UUID,
    "reason" TEXT,
    "note" TEXT,
    "checklist" JSONB,
    "claimed_at" TIMESTAMPTZ(3),
    "validated_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "unconfirmed_at" TIMESTAMPTZ(3),
    "replaces_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),
    "changed_by_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prizes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prize_events" (
    "id" BIGSERIAL NOT NULL,
    "prize_id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_id" UUID,
    "reason" TEXT,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prize_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_access_key_key" ON "invoices"("access_key");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_file_sha256_key" ON "invoices"("file_sha256");

-- CreateIndex
CREATE INDEX "invoices_registration_id_created_at_idx" ON "invoices"("registration_id", "created_at");

-- CreateIndex
CREATE INDEX "invoices_state_created_at_id_idx" ON "invoices"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "invoices_created_at_id_idx" ON "invoices"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_cnpj_model_series_number_key" ON "invoices"("cnpj", "model", "series", "number");

-- CreateIndex
CREATE INDEX "invoice_events_invoice_id_id_idx" ON "invoice_events"("invoice_id", "id");

-- CreateIndex
CREATE INDEX "prize_schedules_starts_at_idx" ON "prize_schedules"("starts_at");

-- CreateIndex
CREATE INDEX "prizes_registration_id_idx" ON "prizes"("registration_id");

-- CreateIndex
CREATE INDEX "prizes_state_claimed_at_id_idx" ON "prizes"("state", "claimed_at", "id");

-- CreateIndex
CREATE INDEX "prizes_replaces_id_idx" ON "prizes"("replaces_id");

-- CreateIndex
CREATE INDEX "prize_events_prize_id_id_idx" ON "prize_events"("prize_id", "id");

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prize_kinds" ADD CONSTRAINT "prize_kinds_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "prize_kinds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_schedule_id_fkey" FOREIGN KEY ("schedule_id") REFERENCES "prize_schedules"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "prizes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prize_events" ADD CONSTRAINT "prize_events_prize_id_fkey" FOREIGN KEY ("prize_id") REFERENCES "prizes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the models can't say.
ALTER TABLE invoices
  ADD CONSTRAINT invoices_state_known CHECK (state IN ('received', 'checking', 'pending', 'valid', 'invalid')),
  ADD CONSTRAINT invoices_origin_known CHECK (origin IN ('qr', 'key', 'photo')),
  ADD CONSTRAINT invoices_model_known CHECK (model IN ('55', '65', '59')),
  ADD CONSTRAINT invoices_reason_known CHECK (reason IN (
    'illegible', 'out_of_period', 'not_participating', 'product', 'below_minimum', 'duplicate', 'tampered',
    'not_fiscal', 'over_limit'
  )),
  ADD CONSTRAINT invoices_reason_given CHECK ((state = 'invalid') = (reason IS NOT NULL)),
  -- What counts is named, so that the index over the four columns keeps it from counting twice.
  ADD CONSTRAINT invoices_valid_named
    CHECK (state <> 'valid' OR num_nulls(model, cnpj, series, number) = 0),
  ADD CONSTRAINT invoices_value_positive CHECK (value_cents > 0),
  ADD CONSTRAINT invoices_lock_whole CHECK ((reviewer_id IS NULL) = (locked_until IS NULL)),
  ADD CONSTRAINT invoices_file_whole CHECK ((file_key IS NULL) = (file_type IS NULL)),
  ADD CONSTRAINT invoices_language_known CHECK (language IN ('pt', 'en'));

-- INVOICE_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION invoice_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('received', 'checking'),
    ('checking', 'pending'), ('checking', 'valid'), ('checking', 'invalid'),
    ('pending', 'valid'), ('pending', 'invalid'),
    ('valid', 'invalid'),
    ('invalid', 'pending')
  );

CREATE FUNCTION guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('received', 'checking') THEN
      RAISE EXCEPTION 'an invoice never begins as %', NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (NEW.registration_id, NEW.origin, NEW.created_at) IS DISTINCT FROM
    (OLD.registration_id, OLD.origin, OLD.created_at)
  THEN
    RAISE EXCEPTION 'an invoice stays whose and when it was' USING ERRCODE = 'check_violation';
  ELSIF NEW.state <> OLD.state AND NOT invoice_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'an invoice never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  ELSIF OLD.state = 'valid' AND (NEW.access_key, NEW.model, NEW.cnpj, NEW.series, NEW.number) IS DISTINCT FROM
    (OLD.access_key, OLD.model, OLD.cnpj, OLD.series, OLD.number)
  THEN
    RAISE EXCEPTION 'a valid invoice stays the receipt it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_guard BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION guard_invoice();
CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The history writes itself, so that no step is missing from it.
CREATE FUNCTION remember_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_events (invoice_id, from_state, to_state, actor_id, reason, note, at)
  VALUES (
    NEW.id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END, NEW.state,
    NEW.changed_by_id, NEW.reason, NEW.note, NEW.changed_at
  );
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_remember AFTER INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION remember_invoice();
CREATE TRIGGER invoices_remember_step AFTER UPDATE OF state ON invoices
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION remember_invoice();
CREATE TRIGGER invoice_events_append_only BEFORE UPDATE OR DELETE ON invoice_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE prize_kinds
  ADD CONSTRAINT prize_kinds_title_given CHECK (title ~ '\S'),
  ADD CONSTRAINT prize_kinds_value_positive CHECK (value_cents >= 0);

ALTER TABLE prize_schedules
  ADD CONSTRAINT prize_schedules_rule_known CHECK (rule IN ('moments', 'counter')),
  ADD CONSTRAINT prize_schedules_every_given CHECK ((rule = 'counter') = (every IS NOT NULL) AND every > 0),
  ADD CONSTRAINT prize_schedules_time_ordered CHECK (starts_at < ends_at),
  ADD CONSTRAINT prize_schedules_hours_ordered
    CHECK (opens_minute >= 0 AND opens_minute < closes_minute AND closes_minute <= 1440),
  ADD CONSTRAINT prize_schedules_hash_length CHECK (length(seed_hash) = 32),
  ADD CONSTRAINT prize_schedules_committed_before CHECK (committed_at <= starts_at),
  ADD CONSTRAINT prize_schedules_revealed_after CHECK (revealed_at > ends_at);

-- What was committed stays as it was: it may be revealed, once, and the counter only advances.
CREATE FUNCTION guard_prize_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - ARRAY['title', 'participations', 'revealed_at']
    IS DISTINCT FROM to_jsonb(OLD) - ARRAY['title', 'participations', 'revealed_at']
    OR NEW.participations < OLD.participations
    OR (OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at)
  THEN
    RAISE EXCEPTION 'schedule % is committed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER prize_schedules_guard BEFORE UPDATE ON prize_schedules
  FOR EACH ROW EXECUTE FUNCTION guard_prize_schedule();
CREATE TRIGGER prize_schedules_kept BEFORE DELETE ON prize_schedules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE prizes
  ADD CONSTRAINT prizes_state_known
    CHECK (state IN ('default', 'available', 'pending', 'validated', 'invalid', 'delivered')),
  ADD CONSTRAINT prizes_origin_known CHECK (origin IN ('instant', 'manual')),
  ADD CONSTRAINT prizes_slot_whole CHECK (
    (origin = 'instant' AND num_nulls(schedule_id, slot) = 0 AND num_nonnulls(opens_at, nth) = 1)
    OR (origin = 'manual' AND num_nonnulls(schedule_id, slot, opens_at, nth, replaces_id) = 0)
  ),
  ADD CONSTRAINT prizes_free_or_won CHECK (
    CASE WHEN state IN ('default', 'available')
      THEN num_nonnulls(registration_id, invoice_id, claimed_at) = 0 AND origin = 'instant'
      ELSE num_nulls(registration_id, claimed_at) = 0 AND withdrawn_at IS NULL
    END
  ),
  ADD CONSTRAINT prizes_reason_given
    CHECK (coalesce(reason ~ '\S', state <> 'invalid' AND origin = 'instant')),
  ADD CONSTRAINT prizes_validated_dated CHECK (state NOT IN ('validated', 'delivered') OR validated_at IS NOT NULL),
  ADD CONSTRAINT prizes_delivered_dated CHECK ((state = 'delivered') = (delivered_at IS NOT NULL));

-- Whatever the code does: a slot is never won by two at once, and an invoice never wins twice.
CREATE UNIQUE INDEX prizes_one_live_in_slot ON prizes (schedule_id, slot)
  WHERE state <> 'invalid' AND withdrawn_at IS NULL;
CREATE UNIQUE INDEX prizes_one_live_of_invoice ON prizes (invoice_id) WHERE state <> 'invalid';
CREATE INDEX prizes_free_moment ON prizes (opens_at, slot)
  WHERE state IN ('default', 'available') AND withdrawn_at IS NULL AND opens_at IS NOT NULL;
CREATE INDEX prizes_free_nth ON prizes (schedule_id, nth)
  WHERE state IN ('default', 'available') AND withdrawn_at IS NULL AND nth IS NOT NULL;

-- PRIZE_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION prize_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('default', 'available'),
    ('available', 'default'), ('available', 'pending'),
    ('pending', 'validated'), ('pending', 'invalid'),
    ('validated', 'pending'), ('validated', 'delivered'), ('validated', 'invalid'),
    ('invalid', 'pending')
  );

CREATE FUNCTION guard_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> (CASE WHEN NEW.origin = 'manual' THEN 'pending' ELSE 'default' END) THEN
      RAISE EXCEPTION 'a prize (%) never begins as %', NEW.origin, NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (NEW.kind_id, NEW.origin, NEW.schedule_id, NEW.slot, NEW.opens_at, NEW.nth, NEW.replaces_id, NEW.created_at)
    IS DISTINCT FROM
    (OLD.kind_id, OLD.origin, OLD.schedule_id, OLD.slot, OLD.opens_at, OLD.nth, OLD.replaces_id, OLD.created_at)
  THEN
    RAISE EXCEPTION 'a prize stays what and where it was' USING ERRCODE = 'check_violation';
  ELSIF OLD.registration_id IS NOT NULL AND (NEW.registration_id, NEW.invoice_id, NEW.claimed_at)
    IS DISTINCT FROM (OLD.registration_id, OLD.invoice_id, OLD.claimed_at)
  THEN
    RAISE EXCEPTION 'a prize stays whose it was' USING ERRCODE = 'check_violation';
  ELSIF NEW.state <> OLD.state AND NOT prize_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a prize never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER prizes_guard BEFORE INSERT OR UPDATE ON prizes
  FOR EACH ROW EXECUTE FUNCTION guard_prize();
CREATE TRIGGER prizes_kept BEFORE DELETE ON prizes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION remember_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO prize_events (prize_id, from_state, to_state, actor_id, reason, note, at)
  VALUES (
    NEW.id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END, NEW.state,
    NEW.changed_by_id, NEW.reason, NEW.note, NEW.changed_at
  );
  RETURN NULL;
END $$;
-- Free slots have no history yet: a schedule may have many.
CREATE TRIGGER prizes_remember AFTER INSERT ON prizes
  FOR EACH ROW WHEN (NEW.origin = 'manual') EXECUTE FUNCTION remember_prize();
CREATE TRIGGER prizes_remember_step AFTER UPDATE OF state ON prizes
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION remember_prize();
CREATE TRIGGER prize_events_append_only BEFORE UPDATE OR DELETE ON prize_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
