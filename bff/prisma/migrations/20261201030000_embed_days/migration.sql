-- CreateTable
CREATE TABLE "embed_days" (
    "day" DATE NOT NULL,
    "poll_id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "views" INTEGER NOT NULL,
    "opened" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL,

    CONSTRAINT "embed_days_pkey" PRIMARY KEY ("day","poll_id","host")
);
