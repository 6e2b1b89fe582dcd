-- A run begins when its time to be undone is over; what its form asked for goes with it, and is forgotten at its end.
ALTER TABLE "bulk_runs"
  ADD COLUMN "starts_at" TIMESTAMPTZ(3),
  ADD COLUMN "values" JSONB,
  ADD COLUMN "decides" TEXT;
UPDATE bulk_runs SET starts_at = created_at;
ALTER TABLE "bulk_runs" ALTER COLUMN "starts_at" SET NOT NULL;
-- A lucky number's name is no UUID.
ALTER TABLE "bulk_items" ALTER COLUMN "record_id" TYPE TEXT;

-- Somebody at a desk decides one record after the other, and none that another's decision waits for.
DROP INDEX bulk_runs_one_at_a_time;
CREATE UNIQUE INDEX bulk_runs_one_at_a_time ON bulk_runs (owner_id, list)
  WHERE state IN ('queued', 'running') AND decides IS NULL;
CREATE UNIQUE INDEX bulk_runs_decided_once ON bulk_runs (decides)
  WHERE state IN ('queued', 'running') AND decides IS NOT NULL;
