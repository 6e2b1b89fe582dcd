-- CreateTable
CREATE TABLE "command_runs" (
    "id" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "target" TEXT,
    "trigger" TEXT NOT NULL,
    "is_dry" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER,
    "total" INTEGER,
    "lines" JSONB NOT NULL DEFAULT '[]',
    "exit_code" SMALLINT,
    "actor_id" UUID,
    "actor_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "command_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "command_runs_created_at_idx" ON "command_runs"("created_at");

-- CreateIndex
CREATE INDEX "command_runs_command_created_at_idx" ON "command_runs"("command", "created_at");

-- What the models can't say.
ALTER TABLE command_runs
  ADD CONSTRAINT command_runs_state_known CHECK (state IN ('queued', 'running', 'succeeded', 'failed')),
  ADD CONSTRAINT command_runs_trigger_known CHECK (trigger IN ('person', 'schedule', 'terminal')),
  ADD CONSTRAINT command_runs_person_named CHECK ((trigger = 'person') = (actor_name IS NOT NULL)),
  ADD CONSTRAINT command_runs_lines_listed CHECK (jsonb_typeof(lines) = 'array'),
  ADD CONSTRAINT command_runs_end_whole CHECK (
    (state IN ('succeeded', 'failed')) = (finished_at IS NOT NULL)
    AND (finished_at IS NOT NULL) = (exit_code IS NOT NULL)
    AND (state <> 'succeeded' OR exit_code = 0)
  );
-- One of a kind at a time, however many ask at once.
CREATE UNIQUE INDEX command_runs_one_of_a_kind ON command_runs (command) WHERE state IN ('queued', 'running');
