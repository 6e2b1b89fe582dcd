-- The release before knows no time to undo: a run that it starts meanwhile begins at once.
ALTER TABLE "bulk_runs" ALTER COLUMN "starts_at" SET DEFAULT CURRENT_TIMESTAMP;
