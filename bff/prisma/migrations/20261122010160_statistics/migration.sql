-- CreateTable
CREATE TABLE "statistic_days" (
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "registrations" INTEGER NOT NULL,
    "verified" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL,
    "suggestions" INTEGER NOT NULL,
    "invoices" INTEGER NOT NULL,
    "tickets" INTEGER NOT NULL,
    "prizes" INTEGER NOT NULL,

    CONSTRAINT "statistic_days_pkey" PRIMARY KEY ("dimension","day","key")
);

-- CreateTable
CREATE TABLE "statistic_cohorts" (
    "day" DATE NOT NULL,
    "registered" INTEGER NOT NULL,
    "verified" INTEGER NOT NULL,
    "voted" INTEGER NOT NULL,
    "invoice" INTEGER NOT NULL,
    "valid" INTEGER NOT NULL,
    "ticket" INTEGER NOT NULL,
    "prize" INTEGER NOT NULL,

    CONSTRAINT "statistic_cohorts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "statistic_answers" (
    "poll_id" UUID NOT NULL,
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "option_id" UUID NOT NULL,
    "votes" INTEGER NOT NULL,

    CONSTRAINT "statistic_answers_pkey" PRIMARY KEY ("poll_id","dimension","day","key","option_id")
);

-- CreateIndex
CREATE INDEX "statistic_answers_day_idx" ON "statistic_answers"("day");

-- CreateTable
CREATE TABLE "statistic_refreshes" (
    "scope" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statistic_refreshes_pkey" PRIMARY KEY ("scope")
);

-- What came in last is found by its moment. Rows come in about in that order, so that a few bytes for many pages do, and
-- a vote or a registration pays next to nothing for them.
CREATE INDEX "votes_voted_at_idx" ON "votes" USING BRIN ("voted_at") WITH (autosummarize = on);
CREATE INDEX "tickets_created_at_idx" ON "tickets" USING BRIN ("created_at") WITH (autosummarize = on);
CREATE INDEX "registrations_email_verified_at_idx" ON "registrations" USING BRIN ("email_verified_at")
  WITH (autosummarize = on);

-- The band that a person belongs to on a day, as panels have them.
CREATE FUNCTION age_band(birth DATE, on_day DATE) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN birth IS NULL THEN ''
    WHEN birth > (on_day - interval '18 years') THEN '0-17'
    WHEN birth > (on_day - interval '25 years') THEN '18-24'
    WHEN birth > (on_day - interval '35 years') THEN '25-34'
    WHEN birth > (on_day - interval '45 years') THEN '35-44'
    WHEN birth > (on_day - interval '55 years') THEN '45-54'
    WHEN birth > (on_day - interval '65 years') THEN '55-64'
    ELSE '65+'
  END;
