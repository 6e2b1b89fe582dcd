-- CreateTable
CREATE TABLE "notification_events" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'gathering',
    "cursor" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "counts" JSONB,

    CONSTRAINT "notification_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_subscriptions" (
    "registration_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_subscriptions_pkey" PRIMARY KEY ("registration_id","kind","channel")
);

-- CreateTable
CREATE TABLE "notification_settings" (
    "registration_id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "quiet_from" SMALLINT NOT NULL,
    "quiet_until" SMALLINT NOT NULL,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("registration_id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "device_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "error" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "notification_events_kind_record_id_key" ON "notification_events"("kind", "record_id");

-- CreateIndex
CREATE INDEX "notification_events_created_at_idx" ON "notification_events"("created_at");

-- CreateIndex
CREATE INDEX "notification_subscriptions_kind_registration_id_idx" ON "notification_subscriptions"("kind", "registration_id");

-- CreateIndex
CREATE INDEX "notifications_registration_id_idx" ON "notifications"("registration_id");

-- AddForeignKey
ALTER TABLE "notification_subscriptions" ADD CONSTRAINT "notification_subscriptions_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "notification_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody is told of one thing twice by one way: of e-mail, whose rows name no device, neither.
CREATE UNIQUE INDEX notifications_once ON notifications (event_id, registration_id, channel, device_id) NULLS NOT DISTINCT;
-- What is to be sent next: few rows of all there are.
CREATE INDEX notifications_due ON notifications (event_id, due_at, id) WHERE state IN ('waiting', 'sending');

ALTER TABLE notification_events
  ADD CONSTRAINT notification_events_kind_known CHECK (kind IN ('theory', 'list', 'draw', 'prize')),
  ADD CONSTRAINT notification_events_state_known CHECK (state IN ('gathering', 'sending', 'sent', 'cancelled'));
ALTER TABLE notification_subscriptions
  ADD CONSTRAINT notification_subscriptions_kind_known CHECK (kind IN ('theory', 'list', 'draw', 'prize')),
  ADD CONSTRAINT notification_subscriptions_channel_known CHECK (channel IN ('email', 'push')),
  -- Of a prize there always is an e-mail.
  ADD CONSTRAINT notification_subscriptions_offered CHECK (channel = 'push' OR kind <> 'prize');
ALTER TABLE notification_settings
  ADD CONSTRAINT notification_settings_language_known CHECK (language IN ('pt', 'en')),
  ADD CONSTRAINT notification_settings_hours CHECK (quiet_from BETWEEN 0 AND 23 AND quiet_until BETWEEN 0 AND 23);
ALTER TABLE notifications
  ADD CONSTRAINT notifications_channel_known CHECK (channel IN ('email', 'push')),
  ADD CONSTRAINT notifications_device_of_push CHECK ((channel = 'push') = (device_id IS NOT NULL)),
  ADD CONSTRAINT notifications_state_known CHECK (state IN ('waiting', 'sending', 'sent', 'skipped', 'failed'));

-- A consent to notifications, and one that was taken back by the button of a push notification.
ALTER TABLE consents DROP CONSTRAINT consents_purpose_known, DROP CONSTRAINT consents_channel_known;
ALTER TABLE consents
  ADD CONSTRAINT consents_purpose_known CHECK (purpose IN ('regulation', 'terms', 'privacy', 'marketing', 'notifications')),
  ADD CONSTRAINT consents_channel_known CHECK (channel IN ('web', 'email', 'staff', 'push'));
