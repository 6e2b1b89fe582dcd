-- AlterTable
ALTER TABLE "command_runs" ADD COLUMN     "cancel_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "cancel_asked_by" TEXT;

-- What the models can't say. A run whose end was asked for is still under way, so that the release before, which hears of no
-- such wish, ends it as it always did.
ALTER TABLE command_runs
  DROP CONSTRAINT command_runs_state_known,
  DROP CONSTRAINT command_runs_end_whole,
  ADD CONSTRAINT command_runs_state_known
    CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  ADD CONSTRAINT command_runs_end_whole CHECK (
    (state IN ('succeeded', 'failed', 'cancelled')) = (finished_at IS NOT NULL)
    AND (finished_at IS NOT NULL) = (exit_code IS NOT NULL)
    AND (state <> 'succeeded' OR exit_code = 0)
  ),
  ADD CONSTRAINT command_runs_cancel_named CHECK (
    (cancel_asked_at IS NULL) = (cancel_asked_by IS NULL)
    AND (state <> 'cancelled' OR cancel_asked_at IS NOT NULL)
  );
