-- CreateTable
CREATE TABLE "number_pools" (
    "draw_id" UUID NOT NULL,
    "series_first" INTEGER NOT NULL,
    "series_last" INTEGER NOT NULL,
    "seed_encrypted" BYTEA NOT NULL,
    "seed_hash" BYTEA NOT NULL,
    "next" INTEGER NOT NULL DEFAULT 0,
    "committed_at" TIMESTAMPTZ(3) NOT NULL,
    "revealed_at" TIMESTAMPTZ(3),

    CONSTRAINT "number_pools_pkey" PRIMARY KEY ("draw_id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "draw_id" UUID NOT NULL,
    "counter" INTEGER NOT NULL,
    "series" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "registration_id" UUID NOT NULL,
    "invoice_id" UUID,
    "origin" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'distributed',
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "voided_at" TIMESTAMPTZ(3),

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("draw_id","counter")
);

-- CreateIndex
CREATE INDEX "tickets_registration_id_draw_id_counter_idx" ON "tickets"("registration_id", "draw_id", "counter");

-- CreateIndex
CREATE INDEX "tickets_invoice_id_idx" ON "tickets"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_draw_id_series_number_key" ON "tickets"("draw_id", "series", "number");

-- AddForeignKey
ALTER TABLE "number_pools" ADD CONSTRAINT "number_pools_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "number_pools"("draw_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the models can't say.
ALTER TABLE number_pools
  ADD CONSTRAINT number_pools_series_ordered
    CHECK (series_first >= 0 AND series_last >= series_first AND series_last <= 999),
  ADD CONSTRAINT number_pools_next_within
    CHECK (next BETWEEN 0 AND (series_last - series_first + 1) * 100000),
  ADD CONSTRAINT number_pools_hash_length CHECK (length(seed_hash) = 32);

-- What was committed stays as it was: the order may be revealed, once, and the counter only advances.
CREATE FUNCTION guard_number_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.draw_id, NEW.series_first, NEW.series_last, NEW.seed_encrypted, NEW.seed_hash, NEW.committed_at)
    IS DISTINCT FROM
    (OLD.draw_id, OLD.series_first, OLD.series_last, OLD.seed_encrypted, OLD.seed_hash, OLD.committed_at)
    OR NEW.next < OLD.next
    OR (OLD.revealed_at IS NOT NULL AND (NEW.revealed_at IS DISTINCT FROM OLD.revealed_at OR NEW.next > OLD.next))
  THEN
    RAISE EXCEPTION 'the numbers of draw % are committed', OLD.draw_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER number_pools_guard BEFORE UPDATE ON number_pools
  FOR EACH ROW EXECUTE FUNCTION guard_number_pool();
CREATE TRIGGER number_pools_kept BEFORE DELETE ON number_pools
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE tickets
  ADD CONSTRAINT tickets_number_range CHECK (number BETWEEN 0 AND 99999 AND series >= 0 AND counter >= 0),
  ADD CONSTRAINT tickets_origin_known CHECK (origin IN ('invoice', 'bonus', 'registration', 'manual')),
  ADD CONSTRAINT tickets_state_known CHECK (state IN ('distributed', 'voided', 'awarded')),
  ADD CONSTRAINT tickets_voiding_told
    CHECK ((state = 'voided') = (reason IS NOT NULL) AND (state = 'voided') = (voided_at IS NOT NULL));

-- TICKET_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION ticket_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('distributed', 'voided'), ('distributed', 'awarded'), ('awarded', 'voided')
  );

CREATE FUNCTION guard_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.draw_id, NEW.counter, NEW.series, NEW.number, NEW.registration_id, NEW.invoice_id, NEW.origin, NEW.created_at)
    IS DISTINCT FROM
    (OLD.draw_id, OLD.counter, OLD.series, OLD.number, OLD.registration_id, OLD.invoice_id, OLD.origin, OLD.created_at)
  THEN
    RAISE EXCEPTION 'a number stays what and whose it was' USING ERRCODE = 'check_violation';
  ELSIF NEW.state <> OLD.state AND NOT ticket_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a number never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tickets_guard BEFORE UPDATE ON tickets
  FOR EACH ROW EXECUTE FUNCTION guard_ticket();
CREATE TRIGGER tickets_kept BEFORE DELETE ON tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
