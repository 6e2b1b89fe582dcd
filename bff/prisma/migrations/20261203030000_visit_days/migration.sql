-- CreateTable
CREATE TABLE "visit_days" (
    "day" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "visit_days_pkey" PRIMARY KEY ("day","source")
);

-- CreateTable
CREATE TABLE "statistic_steps" (
    "day" DATE NOT NULL,
    "registered" INTEGER NOT NULL,
    "took_part" INTEGER NOT NULL,
    "invoice" INTEGER NOT NULL,
    "valid" INTEGER NOT NULL,
    "earned" INTEGER NOT NULL,
    "prize" INTEGER NOT NULL,

    CONSTRAINT "statistic_steps_pkey" PRIMARY KEY ("day")
);

ALTER TABLE statistic_steps ADD CONSTRAINT statistic_steps_narrow CHECK (
  registered >= took_part AND took_part >= invoice AND invoice >= valid AND valid >= earned AND earned >= prize
);

-- How far people came is summed within minutes: whoever renews the sums at night does it at once. The release before goes on with
-- statistic_cohorts, which stays as it is; a later one drops it.
DELETE FROM statistic_refreshes WHERE scope = 'all';
