-- CreateTable
CREATE TABLE "ranking_names" (
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "name" VARCHAR(24) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "signs" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ranking_names_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ranking_scores" (
    "voter_id" UUID NOT NULL,
    "show_id" UUID NOT NULL,
    "answers" SMALLINT NOT NULL,
    "hits" SMALLINT NOT NULL,
    "points" SMALLINT NOT NULL,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ranking_scores_pkey" PRIMARY KEY ("voter_id","show_id")
);

-- CreateTable
CREATE TABLE "ranking_places" (
    "show_id" UUID NOT NULL,
    "points" SMALLINT NOT NULL,
    "people" INTEGER NOT NULL,

    CONSTRAINT "ranking_places_pkey" PRIMARY KEY ("show_id","points")
);

-- CreateTable
CREATE TABLE "ranking_theories" (
    "poll_id" UUID NOT NULL,
    "show_id" UUID NOT NULL,
    "option_id" UUID,
    "cursor" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "ranking_theories_pkey" PRIMARY KEY ("poll_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ranking_names_registration_id_key" ON "ranking_names"("registration_id");
CREATE INDEX "ranking_names_state_created_at_idx" ON "ranking_names"("state", "created_at");
CREATE INDEX "ranking_names_search_idx" ON "ranking_names" USING GIN ("search" gin_trgm_ops);
-- Of the listed alone: of millions of people some thousands.
CREATE INDEX "ranking_scores_listed" ON "ranking_scores"("show_id", "points" DESC) WHERE is_listed;

-- Whether staff have decided on votes of a theory since it was counted.
CREATE INDEX "suspicious_votes_poll_id_decided_at_idx" ON "suspicious_votes"("poll_id", "decided_at");

-- AddForeignKey
ALTER TABLE "ranking_names" ADD CONSTRAINT "ranking_names_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the model can't say.
ALTER TABLE ranking_names
  ADD CONSTRAINT ranking_names_state_known CHECK (state IN ('waiting', 'shown', 'refused')),
  ADD CONSTRAINT ranking_names_name_given CHECK (name ~ '\S'),
  ADD CONSTRAINT ranking_names_reason_given CHECK ((state = 'refused') = (reason IS NOT NULL AND reason ~ '\S')),
  ADD CONSTRAINT ranking_names_decision_dated CHECK ((state = 'waiting') = (decided_at IS NULL));
ALTER TABLE ranking_scores
  ADD CONSTRAINT ranking_scores_counted CHECK (answers > 0 AND hits BETWEEN 0 AND answers);

-- guessPoints of libs/domain; a test compares the two.
CREATE FUNCTION guess_points(hits INTEGER, answers INTEGER) RETURNS SMALLINT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT floor(
      (share + z2 / (2 * n) - z * sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n) * 1000 + 0.5
    )
    FROM (
      SELECT hits / nullif(answers, 0)::float8 AS share, answers::float8 AS n,
        1.644853626951472::float8 AS z, 1.644853626951472::float8 * 1.644853626951472::float8 AS z2
    ) AS known
  )::smallint;

CREATE FUNCTION fill_ranking_name_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER ranking_names_search BEFORE INSERT OR UPDATE OF name, search ON ranking_names
  FOR EACH ROW EXECUTE FUNCTION fill_ranking_name_search();

-- Who is listed follows the name, in its commit. In the order of the key, as the counting takes the rows.
CREATE FUNCTION list_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose UUID := coalesce(NEW.registration_id, OLD.registration_id);
  listed BOOLEAN := TG_OP <> 'DELETE' AND coalesce(NEW.state = 'shown', FALSE);
BEGIN
  PERFORM FROM ranking_scores WHERE voter_id = whose ORDER BY show_id FOR UPDATE;
  UPDATE ranking_scores SET is_listed = listed WHERE voter_id = whose AND is_listed <> listed;
  RETURN NULL;
END $$;
CREATE TRIGGER ranking_names_listed AFTER INSERT OR DELETE OR UPDATE OF state ON ranking_names
  FOR EACH ROW EXECUTE FUNCTION list_ranked();
