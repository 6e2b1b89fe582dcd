-- CreateTable
CREATE TABLE "draw_rehearsals" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'scheduled',
    "given" INTEGER,
    "list_closed_at" TIMESTAMPTZ(3),
    "frozen_at" TIMESTAMPTZ(3),
    "commitment" JSONB,
    "commitment_hash" BYTEA,
    "entries" JSONB NOT NULL DEFAULT '[]',
    "lottery_contest" TEXT,
    "extraction" TEXT[],
    "released" SMALLINT NOT NULL DEFAULT 0,
    "runs" JSONB NOT NULL DEFAULT '[]',
    "result" JSONB,
    "calculated_at" TIMESTAMPTZ(3),
    "winners" JSONB NOT NULL DEFAULT '[]',
    "minutes" JSONB,
    "finished_at" TIMESTAMPTZ(3),
    "events" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "started_by_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draw_rehearsals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "draw_rehearsals_draw_id_key" ON "draw_rehearsals"("draw_id");

-- CreateIndex
CREATE INDEX "draw_rehearsals_changed_at_idx" ON "draw_rehearsals"("changed_at");

-- AddForeignKey
ALTER TABLE "draw_rehearsals" ADD CONSTRAINT "draw_rehearsals_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- REHEARSAL_STATES of the domain: a rehearsal is never published, whoever writes it. It ends where a publication would begin.
ALTER TABLE draw_rehearsals
  ADD CONSTRAINT draw_rehearsals_state
    CHECK (state IN ('scheduled', 'frozen', 'extraction_recorded', 'confirmed', 'calculated', 'reviewed')),
  ADD CONSTRAINT draw_rehearsals_finished CHECK (finished_at IS NULL OR state = 'reviewed'),
  ADD CONSTRAINT draw_rehearsals_released CHECK (released BETWEEN 0 AND 5);

-- Nothing is rehearsed once the extraction may be known: it would tell the result before the draw does.
CREATE FUNCTION guard_rehearsal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.draw_id <> OLD.draw_id THEN
    RAISE EXCEPTION 'a rehearsal stays its draw''s' USING ERRCODE = 'check_violation';
  ELSIF NOT EXISTS (
    SELECT FROM draws
    WHERE id = NEW.draw_id AND state IN ('scheduled', 'frozen', 'postponed')
      AND clock_timestamp() < (lottery_date + time '19:00') AT TIME ZONE 'America/Sao_Paulo'
  ) THEN
    RAISE EXCEPTION 'draw % is not rehearsed any more', NEW.draw_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draw_rehearsals_guard BEFORE INSERT OR UPDATE ON draw_rehearsals
  FOR EACH ROW EXECUTE FUNCTION guard_rehearsal();

-- What was rehearsed doesn't stand beside what is so: it goes as the draw goes on, or back to a draft.
CREATE FUNCTION end_rehearsal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM draw_rehearsals WHERE draw_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER draws_end_rehearsal AFTER UPDATE OF state ON draws
  FOR EACH ROW WHEN (NEW.state NOT IN ('scheduled', 'frozen', 'postponed'))
  EXECUTE FUNCTION end_rehearsal();
