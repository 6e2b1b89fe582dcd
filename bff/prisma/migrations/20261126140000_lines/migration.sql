-- CreateTable
CREATE TABLE "lines" (
    "name" TEXT NOT NULL,
    "taken" BIGINT NOT NULL DEFAULT 0,
    "called" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "lines_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "line_entries" (
    "line" TEXT NOT NULL,
    "place" BIGINT NOT NULL,
    "request_key" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 1,
    "is_inside" BOOLEAN NOT NULL DEFAULT true,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "line_entries_pkey" PRIMARY KEY ("line","place")
);

-- CreateIndex
CREATE INDEX "line_entries_entered_at_idx" ON "line_entries"("entered_at");

-- Nobody is called who isn't there.
ALTER TABLE lines ADD CONSTRAINT lines_called_of_taken CHECK (called BETWEEN 0 AND taken);
