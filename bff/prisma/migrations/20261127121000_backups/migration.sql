-- When backups were made: what an alert on their age is told by.
CREATE TABLE "backups" (
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "place" TEXT NOT NULL,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("taken_at","place")
);
