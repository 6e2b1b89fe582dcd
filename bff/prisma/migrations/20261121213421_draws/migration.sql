-- AlterTable
ALTER TABLE "draw_prizes" ADD COLUMN     "value_cents" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "draws" ADD COLUMN     "certificate" TEXT,
ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "changed_by_id" UUID,
ADD COLUMN     "commitment" JSONB,
ADD COLUMN     "commitment_hash" BYTEA,
ADD COLUMN     "frozen_at" TIMESTAMPTZ(3),
ADD COLUMN     "list_closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "list_secret" BYTEA,
ADD COLUMN     "minutes" JSONB,
ADD COLUMN     "planned_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_within" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "regulation_id" UUID,
ADD COLUMN     "rule_set" JSONB NOT NULL DEFAULT '{"order":[{"prize":1,"place":"units"},{"prize":2,"place":"units"},{"prize":3,"place":"units"},{"prize":4,"place":"units"},{"prize":5,"place":"units"}],"series":{"prefix":"","digits":[{"prize":1,"place":"tens"},{"prize":2,"place":"tens"},{"prize":3,"place":"tens"}]},"fold":"count","approximation":"up_then_down","emptySeries":"up_then_down","onePrizePerPerson":true,"minimumAge":18}',
ADD COLUMN     "series_first" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "series_last" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "surrogates" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "voided_late" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "winners" ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "changed_by_id" UUID,
ADD COLUMN     "delivered_at" TIMESTAMPTZ(3),
ADD COLUMN     "irrf_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "irrf_due_on" DATE,
ADD COLUMN     "irrf_paid_on" DATE,
ADD COLUMN     "mail_id" UUID,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "prescribes_on" DATE,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "draw_events" (
    "id" BIGSERIAL NOT NULL,
    "draw_id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_id" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draw_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draw_list_parts" (
    "draw_id" UUID NOT NULL,
    "part" INTEGER NOT NULL,
    "first_code" INTEGER NOT NULL,
    "last_code" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "file_key" TEXT NOT NULL,
    "blocks" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draw_list_parts_pkey" PRIMARY KEY ("draw_id","part")
);

-- CreateTable
CREATE TABLE "draw_extractions" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "voided" BOOLEAN NOT NULL DEFAULT false,
    "contest" TEXT NOT NULL,
    "prizes" TEXT[],
    "source" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draw_extractions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draw_runs" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "result" JSONB NOT NULL,
    "result_hash" BYTEA NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draw_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draw_files" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "file_key" TEXT,
    "bytes" INTEGER,
    "sha256" BYTEA,
    "requested_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),

    CONSTRAINT "draw_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "winner_contacts" (
    "id" UUID NOT NULL,
    "winner_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "winner_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "winner_documents" (
    "id" UUID NOT NULL,
    "winner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "file_type" TEXT NOT NULL,
    "sha256" BYTEA NOT NULL,
    "by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "winner_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "winner_events" (
    "id" BIGSERIAL NOT NULL,
    "winner_id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_id" UUID,
    "reason" TEXT,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "winner_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "draw_events_draw_id_id_idx" ON "draw_events"("draw_id", "id");

-- CreateIndex
CREATE INDEX "draw_extractions_draw_id_idx" ON "draw_extractions"("draw_id");

-- CreateIndex
CREATE UNIQUE INDEX "draw_runs_draw_id_number_key" ON "draw_runs"("draw_id", "number");

-- CreateIndex
CREATE INDEX "draw_files_draw_id_kind_idx" ON "draw_files"("draw_id", "kind");

-- CreateIndex
CREATE INDEX "winner_contacts_winner_id_at_idx" ON "winner_contacts"("winner_id", "at");

-- CreateIndex
CREATE INDEX "winner_documents_winner_id_idx" ON "winner_documents"("winner_id");

-- CreateIndex
CREATE INDEX "winners_mail_id_idx" ON "winners"("mail_id");

-- CreateIndex
CREATE INDEX "winner_events_winner_id_id_idx" ON "winner_events"("winner_id", "id");

-- AddForeignKey
ALTER TABLE "draws" ADD CONSTRAINT "draws_regulation_id_fkey" FOREIGN KEY ("regulation_id") REFERENCES "regulations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draw_events" ADD CONSTRAINT "draw_events_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draw_list_parts" ADD CONSTRAINT "draw_list_parts_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draw_extractions" ADD CONSTRAINT "draw_extractions_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draw_runs" ADD CONSTRAINT "draw_runs_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draw_files" ADD CONSTRAINT "draw_files_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winners" ADD CONSTRAINT "winners_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "outbox_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_contacts" ADD CONSTRAINT "winner_contacts_winner_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "winners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_documents" ADD CONSTRAINT "winner_documents_winner_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "winners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_events" ADD CONSTRAINT "winner_events_winner_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "winners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the models can't say.
ALTER TABLE draws
  ADD CONSTRAINT draws_certificate_form CHECK (certificate ~ '^[0-9]{2}\.[0-9]{6}/[0-9]{4}$'),
  ADD CONSTRAINT draws_series_ordered
    CHECK (series_first >= 0 AND series_last >= series_first AND series_last <= 999),
  ADD CONSTRAINT draws_counts_range CHECK (surrogates BETWEEN 0 AND 100 AND publish_within BETWEEN 1 AND 365),
  ADD CONSTRAINT draws_frozen_whole CHECK (
    frozen_at IS NULL OR num_nulls(list_closed_at, list_secret, commitment, commitment_hash) = 0
  ),
  ADD CONSTRAINT draws_hash_length CHECK (length(commitment_hash) = 32);
ALTER TABLE draw_prizes ADD CONSTRAINT draw_prizes_value_positive CHECK (value_cents >= 0 AND position >= 1);
ALTER TABLE draw_list_parts
  ADD CONSTRAINT draw_list_parts_whole
    CHECK (part >= 1 AND count >= 1 AND bytes > 0 AND first_code <= last_code AND length(sha256) = 32);
ALTER TABLE draw_extractions
  ADD CONSTRAINT draw_extractions_five CHECK (array_length(prizes, 1) = 5 AND place IN (1, 2));
CREATE UNIQUE INDEX draw_extractions_one_each ON draw_extractions (draw_id, place) WHERE NOT voided;
-- Four eyes: the same person never types both.
CREATE UNIQUE INDEX draw_extractions_two_people ON draw_extractions (draw_id, by_id) WHERE NOT voided;
ALTER TABLE draw_runs ADD CONSTRAINT draw_runs_hash_length CHECK (length(result_hash) = 32 AND number >= 1);
ALTER TABLE draw_files
  ADD CONSTRAINT draw_files_kind_known CHECK (kind IN ('minutes_pdf', 'minutes_html', 'winners', 'evidence')),
  ADD CONSTRAINT draw_files_state_known CHECK (state IN ('queued', 'running', 'ready', 'failed')),
  ADD CONSTRAINT draw_files_ready_whole
    CHECK ((state = 'ready') = (num_nulls(file_key, bytes, sha256, ready_at) = 0) AND progress BETWEEN 0 AND 100);

-- DRAW_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION draw_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('draft', 'scheduled'), ('draft', 'cancelled'),
    ('scheduled', 'draft'), ('scheduled', 'frozen'), ('scheduled', 'cancelled'),
    ('frozen', 'extraction_recorded'), ('frozen', 'postponed'), ('frozen', 'cancelled'),
    ('postponed', 'frozen'), ('postponed', 'cancelled'),
    ('extraction_recorded', 'frozen'), ('extraction_recorded', 'confirmed'), ('extraction_recorded', 'postponed'),
    ('confirmed', 'calculated'),
    ('calculated', 'reviewed'), ('calculated', 'confirmed'),
    ('reviewed', 'published'), ('reviewed', 'calculated'),
    ('published', 'accounted')
  );

CREATE FUNCTION guard_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT draw_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a draw never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  ELSIF OLD.list_closed_at IS NOT NULL
    AND (NEW.list_closed_at, NEW.rule_set, NEW.series_first, NEW.series_last, NEW.period_from, NEW.period_to)
      IS DISTINCT FROM
      (OLD.list_closed_at, OLD.rule_set, OLD.series_first, OLD.series_last, OLD.period_from, OLD.period_to)
  THEN
    RAISE EXCEPTION 'the list of draw % is closed', OLD.id USING ERRCODE = 'check_violation';
  ELSIF OLD.frozen_at IS NOT NULL
    AND (NEW.frozen_at, NEW.list_secret, NEW.commitment, NEW.commitment_hash)
      IS DISTINCT FROM (OLD.frozen_at, OLD.list_secret, OLD.commitment, OLD.commitment_hash)
  THEN
    RAISE EXCEPTION 'the list of draw % is frozen', OLD.id USING ERRCODE = 'check_violation';
  ELSIF OLD.published_at IS NOT NULL
    AND (NEW.published_at, NEW.calculated_at, NEW.extraction, NEW.lottery_contest, NEW.lottery_date)
      IS DISTINCT FROM (OLD.published_at, OLD.calculated_at, OLD.extraction, OLD.lottery_contest, OLD.lottery_date)
  THEN
    RAISE EXCEPTION 'draw % is published', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_guard BEFORE UPDATE ON draws FOR EACH ROW EXECUTE FUNCTION guard_draw();

-- The history writes itself, so that no step is missing from it.
CREATE FUNCTION remember_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO draw_events (draw_id, from_state, to_state, actor_id, reason, at)
  VALUES (
    NEW.id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END, NEW.state, NEW.changed_by_id, NEW.reason, NEW.changed_at
  );
  RETURN NULL;
END $$;
CREATE TRIGGER draws_remember AFTER INSERT ON draws FOR EACH ROW EXECUTE FUNCTION remember_draw();
CREATE TRIGGER draws_remember_step AFTER UPDATE OF state ON draws
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION remember_draw();
CREATE TRIGGER draw_events_final BEFORE UPDATE ON draw_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_list_parts_final BEFORE UPDATE OR DELETE ON draw_list_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_runs_final BEFORE UPDATE OR DELETE ON draw_runs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A number voided after its draw's list was closed stays in the list. The draw is held until the commit, so that the
-- list is never closed between the question and the answer.
CREATE FUNCTION note_late_void() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed_at TIMESTAMPTZ;
BEGIN
  SELECT list_closed_at INTO closed_at FROM draws WHERE id = NEW.draw_id FOR SHARE;
  NEW.voided_late := closed_at IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER tickets_late_void BEFORE UPDATE OF state ON tickets
  FOR EACH ROW WHEN (NEW.state = 'voided' AND OLD.state <> 'voided') EXECUTE FUNCTION note_late_void();

ALTER TABLE winners
  DROP CONSTRAINT winners_state_known,
  DROP CONSTRAINT winners_rank_range,
  ADD CONSTRAINT winners_state_known CHECK (state IN ('reserve', 'drawn', 'contacting', 'documents', 'validated',
    'delivered', 'disqualified', 'not_found', 'declined', 'deceased', 'prescribed')),
  -- A surrogate who never came in has no unit.
  ADD CONSTRAINT winners_rank_range CHECK (rank >= 0 AND unit >= 0 AND (unit > 0 OR rank > 0)),
  ADD CONSTRAINT winners_tax_positive CHECK (irrf_cents >= 0);
ALTER TABLE winner_contacts
  ADD CONSTRAINT winner_contacts_channel_known CHECK (channel IN ('phone', 'email', 'message', 'letter', 'visit')),
  ADD CONSTRAINT winner_contacts_outcome_known CHECK (outcome IN ('reached', 'no_answer', 'wrong', 'left_message'));
ALTER TABLE winner_documents
  ADD CONSTRAINT winner_documents_kind_known CHECK (kind IN ('identity', 'cpf', 'address', 'invoice', 'receipt')),
  ADD CONSTRAINT winner_documents_hash_length CHECK (length(sha256) = 32);

-- WINNER_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION winner_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('reserve', 'drawn'), ('reserve', 'disqualified'),
    ('drawn', 'contacting'), ('drawn', 'disqualified'), ('drawn', 'declined'), ('drawn', 'deceased'),
    ('drawn', 'prescribed'),
    ('contacting', 'documents'), ('contacting', 'disqualified'), ('contacting', 'not_found'),
    ('contacting', 'declined'), ('contacting', 'deceased'), ('contacting', 'prescribed'),
    ('documents', 'validated'), ('documents', 'contacting'), ('documents', 'disqualified'),
    ('documents', 'not_found'), ('documents', 'declined'), ('documents', 'deceased'), ('documents', 'prescribed'),
    ('validated', 'delivered'), ('validated', 'documents'), ('validated', 'disqualified'), ('validated', 'declined'),
    ('validated', 'deceased'), ('validated', 'prescribed'),
    ('not_found', 'prescribed'), ('declined', 'prescribed'),
    ('deceased', 'delivered'), ('deceased', 'prescribed')
  );

CREATE FUNCTION guard_winner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT winner_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a winner never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  ELSIF (NEW.prize_id, NEW.rank, NEW.series, NEW.number) IS DISTINCT FROM
    (OLD.prize_id, OLD.rank, OLD.series, OLD.number)
  THEN
    RAISE EXCEPTION 'a winner keeps the number that was drawn' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER winners_guard BEFORE UPDATE ON winners FOR EACH ROW EXECUTE FUNCTION guard_winner();

CREATE FUNCTION remember_winner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO winner_events (winner_id, from_state, to_state, actor_id, reason, note, at)
  VALUES (
    NEW.id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END, NEW.state, NEW.changed_by_id, NEW.reason, NEW.note,
    NEW.changed_at
  );
  RETURN NULL;
END $$;
CREATE TRIGGER winners_remember AFTER INSERT ON winners FOR EACH ROW EXECUTE FUNCTION remember_winner();
CREATE TRIGGER winners_remember_step AFTER UPDATE OF state ON winners
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION remember_winner();
CREATE TRIGGER winner_events_final BEFORE UPDATE ON winner_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER winner_contacts_final BEFORE UPDATE ON winner_contacts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
