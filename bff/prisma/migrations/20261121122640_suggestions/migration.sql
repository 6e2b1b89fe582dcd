-- CreateTable
CREATE TABLE "suggestions" (
    "id" UUID NOT NULL,
    "show_id" UUID NOT NULL,
    "author_id" UUID,
    "text" VARCHAR(500) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "reason" TEXT,
    "poll_id" UUID,
    "score" INTEGER NOT NULL DEFAULT 0,
    "signs" TEXT[],
    "language" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "suggestions_state_created_at_idx" ON "suggestions"("state", "created_at");
CREATE INDEX "suggestions_author_id_created_at_idx" ON "suggestions"("author_id", "created_at");
CREATE INDEX "suggestions_show_id_state_idx" ON "suggestions"("show_id", "state");
CREATE INDEX "suggestions_search_idx" ON "suggestions" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_show_id_fkey" FOREIGN KEY ("show_id") REFERENCES "shows"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_poll_id_fkey" FOREIGN KEY ("poll_id") REFERENCES "polls"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the model can't say.
ALTER TABLE suggestions
  ADD CONSTRAINT suggestions_state_known
    CHECK (state IN ('new', 'in_review', 'approved', 'rejected', 'spam', 'merged')),
  ADD CONSTRAINT suggestions_text_given CHECK (text ~ '\S'),
  ADD CONSTRAINT suggestions_score_range CHECK (score BETWEEN 0 AND 100),
  ADD CONSTRAINT suggestions_language_known CHECK (language IN ('pt', 'en')),
  ADD CONSTRAINT suggestions_reason_given CHECK (state <> 'rejected' OR (reason IS NOT NULL AND reason ~ '\S')),
  ADD CONSTRAINT suggestions_poll_given CHECK (state <> 'merged' OR poll_id IS NOT NULL),
  ADD CONSTRAINT suggestions_decision_dated
    CHECK ((state IN ('new', 'in_review')) = (decided_at IS NULL));

-- SUGGESTION_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION suggestion_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('new', 'in_review'),
    ('in_review', 'approved'), ('in_review', 'rejected'), ('in_review', 'spam'), ('in_review', 'merged'),
    ('approved', 'in_review'), ('approved', 'merged'),
    ('rejected', 'in_review'),
    ('spam', 'in_review')
  );

CREATE FUNCTION guard_suggestion_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'new' THEN
      RAISE EXCEPTION 'a suggestion begins as new, not %', NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW.state <> OLD.state AND NOT suggestion_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'a suggestion never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER suggestions_guard BEFORE INSERT OR UPDATE OF state ON suggestions
  FOR EACH ROW EXECUTE FUNCTION guard_suggestion_state();

CREATE FUNCTION fill_suggestion_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(NEW.text);
  RETURN NEW;
END $$;
CREATE TRIGGER suggestions_search BEFORE INSERT OR UPDATE OF text, search ON suggestions
  FOR EACH ROW EXECUTE FUNCTION fill_suggestion_search();

-- The series pages show approved ones with their author's first name.
CREATE TRIGGER suggestions_notify AFTER UPDATE OF state, text, show_id, author_id ON suggestions
  FOR EACH ROW WHEN (OLD.state = 'approved' OR NEW.state = 'approved') EXECUTE FUNCTION notify_content();
CREATE TRIGGER suggestions_notify_gone AFTER DELETE ON suggestions
  FOR EACH ROW WHEN (OLD.state = 'approved') EXECUTE FUNCTION notify_content();
