-- CreateTable
CREATE TABLE "bulk_runs" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "search" TEXT,
    "expected" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "problem" TEXT,
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "ip" TEXT,
    "user_agent" TEXT,
    "request_id" TEXT,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_items" (
    "run_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "record_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "code" TEXT,

    CONSTRAINT "bulk_items_pkey" PRIMARY KEY ("run_id","place")
);

-- CreateIndex
CREATE INDEX "bulk_runs_owner_id_created_at_idx" ON "bulk_runs"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "bulk_runs_created_at_idx" ON "bulk_runs"("created_at");

-- CreateIndex
CREATE INDEX "bulk_items_run_id_state_place_idx" ON "bulk_items"("run_id", "state", "place");

-- AddForeignKey
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "bulk_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE bulk_runs
  ADD CONSTRAINT bulk_runs_state_known CHECK (state IN ('queued', 'running', 'done', 'cancelled', 'failed')),
  ADD CONSTRAINT bulk_runs_end_whole CHECK (
    (state IN ('done', 'cancelled', 'failed')) = (finished_at IS NOT NULL)
    AND (state = 'failed') = (problem IS NOT NULL)
  );
ALTER TABLE bulk_items
  ADD CONSTRAINT bulk_items_state_known CHECK (state IN ('waiting', 'done', 'refused')),
  ADD CONSTRAINT bulk_items_reason CHECK ((state = 'refused') = (code IS NOT NULL));

-- Two runs over one list would only be in each other's way.
CREATE UNIQUE INDEX bulk_runs_one_at_a_time ON bulk_runs (owner_id, list) WHERE state IN ('queued', 'running');
