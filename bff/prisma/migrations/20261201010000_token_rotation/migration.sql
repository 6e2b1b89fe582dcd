-- A second secret while programs move to the new one, where a token may be used, what was refused, the version of the API it
-- speaks and which letter on its end was sent. The release before writes none of it and goes on while this one is rolled out.
ALTER TABLE "api_tokens"
  ADD COLUMN "rotated_at" TIMESTAMPTZ(3),
  ADD COLUMN "previous_hash" BYTEA,
  ADD COLUMN "previous_prefix" TEXT,
  ADD COLUMN "previous_until" TIMESTAMPTZ(3),
  ADD COLUMN "previous_used_at" TIMESTAMPTZ(3),
  ADD COLUMN "previous_ip" TEXT,
  ADD COLUMN "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "refused_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "refused_at" TIMESTAMPTZ(3),
  ADD COLUMN "refused_ip" TEXT,
  ADD COLUMN "api_version" TEXT NOT NULL DEFAULT '2026-11-26',
  ADD COLUMN "told_days" INTEGER,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

CREATE UNIQUE INDEX "api_tokens_previous_hash_key" ON "api_tokens"("previous_hash");

-- No secret works beside the new one without an end.
ALTER TABLE api_tokens
  ADD CONSTRAINT api_tokens_previous CHECK (previous_hash IS NULL OR (previous_until IS NOT NULL AND previous_prefix IS NOT NULL)),
  ADD CONSTRAINT api_tokens_previous_other CHECK (previous_hash <> token_hash),
  ADD CONSTRAINT api_tokens_told_days CHECK (told_days IN (14, 2, 0));
