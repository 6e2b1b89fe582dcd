-- CreateTable
CREATE TABLE "visit_days" (
    "day" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "visit_days_pkey" PRIMARY KEY ("day","source")
);

-- How far people came is summed again within minutes, each step within the one before: whoever renews the sums at night does it at once.
DELETE FROM statistic_cohorts;
DELETE FROM statistic_refreshes WHERE scope = 'all';

-- AlterTable
ALTER TABLE "statistic_cohorts" DROP COLUMN "verified",
DROP COLUMN "voted",
DROP COLUMN "ticket",
ADD COLUMN     "earned" INTEGER NOT NULL,
ADD COLUMN     "took_part" INTEGER NOT NULL;

ALTER TABLE statistic_cohorts ADD CONSTRAINT statistic_cohorts_narrow CHECK (
  registered >= took_part AND took_part >= invoice AND invoice >= valid AND valid >= earned AND earned >= prize
);
