-- CreateTable
CREATE TABLE "audit_checks" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "checked" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "head" TEXT,
    "broken_at" BIGINT,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_checks_created_at_idx" ON "audit_checks"("created_at");

ALTER TABLE audit_checks
  ADD CONSTRAINT audit_checks_state_known CHECK (state IN ('queued', 'running', 'whole', 'broken', 'failed')),
  ADD CONSTRAINT audit_checks_verdict_whole CHECK (
    (state = 'whole') = (head IS NOT NULL) AND (state = 'broken') = (broken_at IS NOT NULL)
    AND (state IN ('whole', 'broken', 'failed')) = (finished_at IS NOT NULL)
  );
-- Whoever asks while one is under way gets that one.
CREATE UNIQUE INDEX audit_checks_one_at_a_time ON audit_checks ((true)) WHERE state IN ('queued', 'running');

-- The same of a draw's documents.
CREATE UNIQUE INDEX draw_files_one_at_a_time ON draw_files (draw_id, kind) WHERE state IN ('queued', 'running');
