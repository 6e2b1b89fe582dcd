-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "events" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'active',
    "paused_for" TEXT,
    "paused_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "overlap_until" TIMESTAMPTZ(3),
    "owner_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "status" SMALLINT,
    "fault" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "request" JSONB NOT NULL,
    "status" SMALLINT,
    "fault" TEXT,
    "response" JSONB NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_clock" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_clock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_endpoints_owner_id_idx" ON "webhook_endpoints"("owner_id");

-- CreateIndex
CREATE INDEX "webhook_events_occurred_at_idx" ON "webhook_events"("occurred_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_event_id_endpoint_id_key" ON "webhook_deliveries"("event_id", "endpoint_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_state_occurred_at_id_idx" ON "webhook_deliveries"("endpoint_id", "state", "occurred_at", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_occurred_at_id_idx" ON "webhook_deliveries"("occurred_at", "id");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_at_idx" ON "webhook_attempts"("delivery_id", "at");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "admin_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE webhook_endpoints
  ADD CONSTRAINT webhook_endpoints_state_known CHECK (state IN ('active', 'paused')),
  ADD CONSTRAINT webhook_endpoints_pause_known CHECK (paused_for IN ('staff', 'failing', 'gone')),
  ADD CONSTRAINT webhook_endpoints_pause_whole
    CHECK ((state = 'paused') = (paused_for IS NOT NULL) AND (state = 'paused') = (paused_at IS NOT NULL)),
  ADD CONSTRAINT webhook_endpoints_overlap_whole CHECK ((previous_secret IS NULL) = (overlap_until IS NULL));
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_state_known
    CHECK (state IN ('waiting', 'sending', 'delivered', 'failed', 'dropped')),
  ADD CONSTRAINT webhook_deliveries_end_whole
    CHECK ((finished_at IS NULL) = (state IN ('waiting', 'sending')));
ALTER TABLE webhook_clock ADD CONSTRAINT webhook_clock_one CHECK (id = 1);
INSERT INTO webhook_clock (id, until) VALUES (1, now());

-- What an endpoint has to be sent, in its order: never more than what waits.
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (endpoint_id, due_at NULLS FIRST, id)
  WHERE state IN ('waiting', 'sending');
-- The clock's own events are written by whoever comes first, once.
CREATE UNIQUE INDEX webhook_events_of_the_clock_idx ON webhook_events (type, (data ->> 'id'), occurred_at)
  WHERE type IN ('theory.opened', 'theory.closed');
