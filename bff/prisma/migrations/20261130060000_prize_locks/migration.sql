-- Who looks at a win at the validation desk, as of a receipt at the review desk.
ALTER TABLE "prizes"
  ADD COLUMN "reviewer_id" UUID,
  ADD COLUMN "locked_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT prizes_lock_whole CHECK ((reviewer_id IS NULL) = (locked_until IS NULL));
