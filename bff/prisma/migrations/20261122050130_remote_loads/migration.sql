-- CreateTable
CREATE TABLE "remote_loads" (
    "environment" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(0) NOT NULL,
    "remote" TEXT NOT NULL,
    "build" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "times" INTEGER[],

    CONSTRAINT "remote_loads_pkey" PRIMARY KEY ("environment","minute","remote","build","phase","outcome")
);

-- CreateTable
CREATE TABLE "canary_visitors" (
    "environment" TEXT NOT NULL,
    "remote" TEXT NOT NULL,
    "build" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "visitor" BYTEA NOT NULL,
    "has_failed" BOOLEAN NOT NULL,

    CONSTRAINT "canary_visitors_pkey" PRIMARY KEY ("environment","remote","build","since","visitor")
);

-- CreateIndex
CREATE INDEX "remote_loads_minute_idx" ON "remote_loads"("minute");

-- CreateIndex
CREATE INDEX "canary_visitors_since_idx" ON "canary_visitors"("since");
