-- CreateTable
CREATE TABLE "ip_addresses" (
    "address" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "registrations" INTEGER NOT NULL DEFAULT 0,
    "logins" INTEGER NOT NULL DEFAULT 0,
    "failed_logins" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "suggestions" INTEGER NOT NULL DEFAULT 0,
    "invoices" INTEGER NOT NULL DEFAULT 0,
    "people" INTEGER NOT NULL DEFAULT 0,
    "blocked_at" TIMESTAMPTZ(3),
    "blocked_until" TIMESTAMPTZ(3),
    "blocked_by" TEXT,
    "block_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ip_addresses_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "ip_days" (
    "address" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "registrations" INTEGER NOT NULL DEFAULT 0,
    "logins" INTEGER NOT NULL DEFAULT 0,
    "failed_logins" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "suggestions" INTEGER NOT NULL DEFAULT 0,
    "invoices" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ip_days_pkey" PRIMARY KEY ("address","day")
);

-- CreateTable
CREATE TABLE "ip_people" (
    "address" TEXT NOT NULL,
    "registration_id" UUID NOT NULL,
    "has_registered" BOOLEAN NOT NULL DEFAULT false,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ip_people_pkey" PRIMARY KEY ("address","registration_id")
);

-- CreateIndex
CREATE INDEX "ip_addresses_last_seen_at_idx" ON "ip_addresses"("last_seen_at");

-- CreateIndex
CREATE INDEX "ip_addresses_people_idx" ON "ip_addresses"("people");

-- CreateIndex
CREATE INDEX "ip_addresses_failed_logins_idx" ON "ip_addresses"("failed_logins");

-- CreateIndex
CREATE INDEX "ip_addresses_votes_idx" ON "ip_addresses"("votes");

-- CreateIndex
CREATE INDEX "ip_addresses_search_idx" ON "ip_addresses" USING GIN ("address" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ip_days_day_idx" ON "ip_days"("day");

-- CreateIndex
CREATE INDEX "ip_people_address_last_at_idx" ON "ip_people"("address", "last_at");

-- CreateIndex
CREATE INDEX "ip_people_registration_id_idx" ON "ip_people"("registration_id");

-- CreateIndex
CREATE INDEX "ip_people_last_at_idx" ON "ip_people"("last_at");

-- AddForeignKey
ALTER TABLE "ip_people" ADD CONSTRAINT "ip_people_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the models can't say: a block has its reason and its author, and what was lifted has nothing of one.
ALTER TABLE ip_addresses ADD CONSTRAINT ip_addresses_block_whole CHECK (
  (blocked_at IS NULL) = (block_reason IS NULL) AND (blocked_at IS NULL) = (blocked_by IS NULL)
  AND (blocked_at IS NOT NULL OR blocked_until IS NULL)
);

-- Every process keeps the blocks in memory: told, on commit, that they changed. Not by what is counted.
CREATE FUNCTION notify_ip_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY ip_blocks;
  RETURN NULL;
END $$;
CREATE TRIGGER ip_addresses_blocked AFTER INSERT ON ip_addresses
  FOR EACH ROW WHEN (NEW.blocked_at IS NOT NULL) EXECUTE FUNCTION notify_ip_blocks();
CREATE TRIGGER ip_addresses_block_changed AFTER UPDATE ON ip_addresses
  FOR EACH ROW WHEN ((OLD.blocked_at, OLD.blocked_until) IS DISTINCT FROM (NEW.blocked_at, NEW.blocked_until))
  EXECUTE FUNCTION notify_ip_blocks();
CREATE TRIGGER ip_addresses_block_deleted AFTER DELETE ON ip_addresses
  FOR EACH ROW WHEN (OLD.blocked_at IS NOT NULL) EXECUTE FUNCTION notify_ip_blocks();
