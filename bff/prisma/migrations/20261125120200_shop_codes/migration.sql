-- CreateTable
CREATE TABLE "shop_codes" (
    "id" UUID NOT NULL,
    "root" CHAR(8) NOT NULL,
    "state" CHAR(2) NOT NULL,
    "number" INTEGER NOT NULL,
    "secret" BYTEA NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_codes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shop_codes_root_state_number_idx" ON "shop_codes"("root", "state", "number");

-- A number names one code of a company in a state; one that was mistyped is ended first.
CREATE UNIQUE INDEX shop_codes_in_use ON shop_codes (root, state, number) WHERE ended_at IS NULL;
ALTER TABLE shop_codes
  ADD CONSTRAINT shop_codes_number_range CHECK (number BETWEEN 1 AND 999999),
  ADD CONSTRAINT shop_codes_end_named CHECK (ended_at IS NULL OR valid_to IS NOT NULL);
