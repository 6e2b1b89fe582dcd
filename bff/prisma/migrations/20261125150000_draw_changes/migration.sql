-- AlterTable
ALTER TABLE "draws" ADD COLUMN     "defence_days" INTEGER NOT NULL DEFAULT 5;

-- AlterTable
ALTER TABLE "draw_postponements" ADD COLUMN     "source" TEXT;

-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN     "invited_by_id" UUID;

-- CreateTable
CREATE TABLE "draw_moves" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "proposed_by" UUID NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "draw_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "winner_proposals" (
    "id" UUID NOT NULL,
    "winner_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "evidence_id" UUID NOT NULL,
    "evidence_hash" BYTEA NOT NULL,
    "notified" BOOLEAN NOT NULL,
    "proposed_by" UUID NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "defence_until" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "renunciation_id" UUID,
    "renunciation_hash" BYTEA,

    CONSTRAINT "winner_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "draw_moves_draw_id_proposed_at_idx" ON "draw_moves"("draw_id", "proposed_at");

-- CreateIndex
CREATE INDEX "winner_proposals_winner_id_proposed_at_idx" ON "winner_proposals"("winner_id", "proposed_at");

-- CreateIndex
CREATE INDEX "winner_proposals_evidence_id_idx" ON "winner_proposals"("evidence_id");

-- CreateIndex
CREATE INDEX "winner_proposals_renunciation_id_idx" ON "winner_proposals"("renunciation_id");

-- CreateIndex
CREATE INDEX "admin_users_invited_by_id_idx" ON "admin_users"("invited_by_id");

-- AddForeignKey
ALTER TABLE "draw_moves" ADD CONSTRAINT "draw_moves_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_proposals" ADD CONSTRAINT "winner_proposals_winner_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "winners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_proposals" ADD CONSTRAINT "winner_proposals_evidence_id_fkey" FOREIGN KEY ("evidence_id") REFERENCES "winner_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winner_proposals" ADD CONSTRAINT "winner_proposals_renunciation_id_fkey" FOREIGN KEY ("renunciation_id") REFERENCES "winner_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "admin_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the log tells of one draw is found without reading all of it. In canonical JSON no text has these quotes unescaped.
CREATE INDEX transparency_entries_draw ON transparency_entries
  ((substring(entry FROM '"draw":"([0-9a-f-]{36})"')), index);

ALTER TABLE draws
  ADD CONSTRAINT draws_defence_range CHECK (defence_days BETWEEN 1 AND 30);
ALTER TABLE winner_documents
  DROP CONSTRAINT winner_documents_kind_known,
  ADD CONSTRAINT winner_documents_kind_known
    CHECK (kind IN ('identity', 'cpf', 'address', 'invoice', 'receipt', 'evidence', 'renunciation'));
ALTER TABLE draw_moves
  ADD CONSTRAINT draw_moves_later CHECK (to_date > from_date),
  ADD CONSTRAINT draw_moves_told CHECK (reason <> '' AND source <> ''),
  ADD CONSTRAINT draw_moves_decided CHECK (
    outcome IS NULL AND num_nulls(decided_by, decided_at) = 2
    OR outcome IN ('confirmed', 'withdrawn') AND num_nulls(decided_by, decided_at) = 0
  );
CREATE UNIQUE INDEX draw_moves_one_waits ON draw_moves (draw_id) WHERE outcome IS NULL;
ALTER TABLE winner_proposals
  ADD CONSTRAINT winner_proposals_reason_known CHECK (reason IN ('barred', 'under_age', 'false_data', 'receipt_invalid',
    'second_account', 'fraud', 'documents_missing', 'account_erased')),
  ADD CONSTRAINT winner_proposals_told CHECK (note <> '' AND length(evidence_hash) = 32 AND defence_until > proposed_at),
  ADD CONSTRAINT winner_proposals_renounced CHECK (
    num_nulls(renunciation_id, renunciation_hash) <> 1 AND (renunciation_id IS NULL OR outcome = 'confirmed')
  ),
  ADD CONSTRAINT winner_proposals_decided CHECK (
    outcome IS NULL AND num_nulls(decided_by, decided_at) = 2
    OR outcome IN ('confirmed', 'withdrawn') AND num_nulls(decided_by, decided_at) = 0
  );
CREATE UNIQUE INDEX winner_proposals_one_waits ON winner_proposals (winner_id) WHERE outcome IS NULL;

-- Two people are two only where nobody could have made the second account for the occasion: both are older than the draw,
-- and neither came by the other's invitation, however many stand between. Answers why not, or nothing; with nobody as the
-- first it judges the second alone.
CREATE FUNCTION four_eyes_refusal(of_draw UUID, first_one UUID, second_one UUID) RETURNS TEXT LANGUAGE sql STABLE AS $$
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
        SELECT FROM admin_users a JOIN draws d ON d.id = of_draw WHERE a.id = one AND a.created_at <= d.created_at
      )
    ) THEN 'newer'
    WHEN EXISTS (
      SELECT FROM invited WHERE (root, id) IN ((first_one, second_one), (second_one, first_one))
    ) THEN 'invited'
  END
$$;

CREATE FUNCTION assert_four_eyes(of_draw UUID, first_one UUID, second_one UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  refusal TEXT := four_eyes_refusal(of_draw, first_one, coalesce(second_one, first_one));
BEGIN
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'a second person has to see this: %', refusal USING ERRCODE = 'check_violation';
  END IF;
END $$;

-- When an account began and by whom is for good, and no draw turns older than it is. An account is told to be of long ago
-- only while there is no draw that it could be too young for.
CREATE FUNCTION guard_beginning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION '% keeps its beginning', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  ELSIF TG_TABLE_NAME = 'draws' THEN
    NEW.created_at := least(NEW.created_at, clock_timestamp());
  ELSIF EXISTS (SELECT FROM draws) THEN
    NEW.created_at := greatest(NEW.created_at, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_beginning BEFORE INSERT ON draws FOR EACH ROW EXECUTE FUNCTION guard_beginning();
CREATE TRIGGER draws_beginning_kept BEFORE UPDATE OF created_at ON draws
  FOR EACH ROW WHEN (NEW.created_at <> OLD.created_at) EXECUTE FUNCTION guard_beginning();
CREATE TRIGGER admin_users_beginning BEFORE INSERT ON admin_users FOR EACH ROW EXECUTE FUNCTION guard_beginning();
CREATE TRIGGER admin_users_beginning_kept BEFORE UPDATE OF created_at, invited_by_id ON admin_users
  FOR EACH ROW
  WHEN ((NEW.created_at, NEW.invited_by_id) IS DISTINCT FROM (OLD.created_at, OLD.invited_by_id))
  EXECUTE FUNCTION guard_beginning();

-- The extraction is what two such people typed alike.
CREATE FUNCTION guard_draw_extraction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'voided' IS DISTINCT FROM to_jsonb(OLD) - 'voided' OR (OLD.voided AND NOT NEW.voided) THEN
      RAISE EXCEPTION 'what was typed of an extraction stays' USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW.place = 2 AND NOT NEW.voided THEN
    PERFORM assert_four_eyes(
      NEW.draw_id,
      (SELECT by_id FROM draw_extractions WHERE draw_id = NEW.draw_id AND place = 1 AND NOT voided),
      NEW.by_id
    );
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draw_extractions_guard BEFORE INSERT OR UPDATE ON draw_extractions
  FOR EACH ROW EXECUTE FUNCTION guard_draw_extraction();
CREATE TRIGGER draw_extractions_kept BEFORE DELETE ON draw_extractions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_typed_twice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (
    SELECT count(*) FROM draw_extractions
    WHERE draw_id = NEW.id AND NOT voided AND (contest, prizes) = (NEW.lottery_contest, NEW.extraction)
  ) <> 2 THEN
    RAISE EXCEPTION 'the extraction of draw % is what two people typed', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_confirmed BEFORE UPDATE ON draws
  FOR EACH ROW WHEN ((OLD.state, NEW.state) = ('extraction_recorded', 'confirmed'))
  EXECUTE FUNCTION guard_typed_twice();
CREATE FUNCTION guard_extraction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the extraction of draw % is confirmed', NEW.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER draws_extraction_kept BEFORE UPDATE OF extraction, lottery_contest ON draws
  FOR EACH ROW
  WHEN (
    (NEW.extraction, NEW.lottery_contest) IS DISTINCT FROM (OLD.extraction, OLD.lottery_contest)
    AND (OLD.state, NEW.state) <> ('extraction_recorded', 'confirmed')
  )
  EXECUTE FUNCTION guard_extraction();

-- Of what waits for a second person only their decision is written, once.
CREATE FUNCTION guard_draw_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.outcome IS NOT NULL THEN
      RAISE EXCEPTION 'a move of a draw waits for a second person' USING ERRCODE = 'check_violation';
    END IF;
    PERFORM assert_four_eyes(NEW.draw_id, NULL, NEW.proposed_by);
  ELSIF OLD.outcome IS NOT NULL
    OR to_jsonb(NEW) - ARRAY['outcome', 'decided_by', 'decided_at']
      IS DISTINCT FROM to_jsonb(OLD) - ARRAY['outcome', 'decided_by', 'decided_at']
  THEN
    RAISE EXCEPTION 'a move of a draw stays as it was proposed' USING ERRCODE = 'check_violation';
  ELSIF NEW.outcome = 'confirmed' THEN
    PERFORM assert_four_eyes(NEW.draw_id, NEW.proposed_by, NEW.decided_by);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draw_moves_guard BEFORE INSERT OR UPDATE ON draw_moves
  FOR EACH ROW EXECUTE FUNCTION guard_draw_move();

-- Nobody moves the day of whoever takes part alone: a second person has confirmed it, once for each move.
CREATE OR REPLACE FUNCTION remember_postponement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  move draw_moves;
BEGIN
  SELECT m.* INTO move FROM draw_moves m
    WHERE m.draw_id = NEW.id AND m.outcome = 'confirmed'
      AND (m.from_date, m.to_date) = (OLD.lottery_date, NEW.lottery_date);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'two people move the day of draw %', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO draw_postponements (draw_id, from_date, to_date, actor_id, reason, source, at)
  VALUES (NEW.id, OLD.lottery_date, NEW.lottery_date, NEW.changed_by_id, move.reason, move.source, NEW.changed_at);
  RETURN NULL;
END $$;

-- Once the list is closed, how long a defence lasts is part of what was promised.
CREATE TRIGGER draws_defence_fixed BEFORE UPDATE OF defence_days ON draws
  FOR EACH ROW WHEN (NEW.defence_days <> OLD.defence_days) EXECUTE FUNCTION guard_cut_off();

CREATE FUNCTION draw_of_winner(one UUID) RETURNS UUID LANGUAGE sql STABLE AS $$
  SELECT p.draw_id FROM winners w JOIN draw_prizes p ON p.id = w.prize_id WHERE w.id = one
$$;

-- The database's own clock says when a defence began, so that nobody dates one back: it is over when its days are, or its
-- person gave it up.
CREATE FUNCTION guard_winner_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_draw UUID := draw_of_winner(NEW.winner_id);
  days INTEGER := (SELECT defence_days FROM draws WHERE id = of_draw);
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.recorded_at := clock_timestamp();
    IF NEW.outcome IS NOT NULL OR NEW.defence_until < NEW.proposed_at + make_interval(days => days) THEN
      RAISE EXCEPTION 'a disqualification waits for the defence and a second person' USING ERRCODE = 'check_violation';
    END IF;
    PERFORM assert_four_eyes(of_draw, NULL, NEW.proposed_by);
  ELSIF OLD.outcome IS NOT NULL
    OR to_jsonb(NEW) - ARRAY['outcome', 'decided_by', 'decided_at', 'renunciation_id', 'renunciation_hash']
      IS DISTINCT FROM
      to_jsonb(OLD) - ARRAY['outcome', 'decided_by', 'decided_at', 'renunciation_id', 'renunciation_hash']
  THEN
    RAISE EXCEPTION 'a disqualification stays as it was proposed' USING ERRCODE = 'check_violation';
  ELSIF NEW.outcome = 'confirmed' THEN
    PERFORM assert_four_eyes(of_draw, NEW.proposed_by, NEW.decided_by);
    IF NEW.renunciation_id IS NULL
      AND clock_timestamp() < greatest(NEW.defence_until, NEW.recorded_at + make_interval(days => days))
    THEN
      RAISE EXCEPTION 'the defence of winner % is not over', NEW.winner_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER winner_proposals_guard BEFORE INSERT OR UPDATE ON winner_proposals
  FOR EACH ROW EXECUTE FUNCTION guard_winner_proposal();
CREATE TRIGGER winner_proposals_kept BEFORE DELETE ON winner_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Nobody is disqualified in silence, nor by one person; and who noted that somebody is out doesn't choose when another
-- comes in.
CREATE FUNCTION guard_substitution() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone winners;
BEGIN
  IF NEW.state = 'disqualified' THEN
    IF NOT EXISTS (SELECT FROM winner_proposals WHERE winner_id = NEW.id AND outcome = 'confirmed') THEN
      RAISE EXCEPTION 'two people disqualify winner %', NEW.id USING ERRCODE = 'check_violation';
    END IF;
  ELSE
    SELECT w.* INTO gone FROM winners w
      WHERE w.prize_id = NEW.prize_id AND w.unit = NEW.unit AND w.rank < NEW.rank ORDER BY w.rank DESC LIMIT 1;
    IF NOT FOUND OR gone.state NOT IN ('disqualified', 'not_found', 'declined') THEN
      RAISE EXCEPTION 'surrogate % comes in for nobody', NEW.id USING ERRCODE = 'check_violation';
    ELSIF gone.state <> 'disqualified' THEN
      IF gone.changed_by_id IS NULL THEN
        RAISE EXCEPTION 'nobody noted that winner % is out', gone.id USING ERRCODE = 'check_violation';
      END IF;
      PERFORM assert_four_eyes(draw_of_winner(NEW.id), gone.changed_by_id, NEW.changed_by_id);
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER winners_substitution BEFORE UPDATE OF state ON winners
  FOR EACH ROW
  WHEN (
    NEW.state = 'disqualified' AND OLD.state <> 'disqualified'
    OR NEW.state = 'drawn' AND OLD.state = 'reserve'
  )
  EXECUTE FUNCTION guard_substitution();
