-- Who opened a build within an hour, by a keyed hash: whether a build fails is judged by people, not by reports. Reports of
-- before say nothing of who made them, so judging begins anew.
CREATE TABLE "build_visitors" (
    "environment" TEXT NOT NULL,
    "remote" TEXT NOT NULL,
    "build" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "visitor" BYTEA NOT NULL,
    "has_failed" BOOLEAN NOT NULL,

    CONSTRAINT "build_visitors_pkey" PRIMARY KEY ("environment","remote","build","hour","visitor")
);

-- CreateIndex
CREATE INDEX "build_visitors_hour_idx" ON "build_visitors"("hour");
