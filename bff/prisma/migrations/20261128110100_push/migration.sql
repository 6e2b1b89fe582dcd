-- CreateTable
CREATE TABLE "push_devices" (
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" BYTEA NOT NULL,
    "auth" BYTEA NOT NULL,
    "key_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_keys" (
    "id" UUID NOT NULL,
    "public_key" BYTEA NOT NULL,
    "private_key_sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");

-- CreateIndex
CREATE INDEX "push_devices_registration_id_idx" ON "push_devices"("registration_id");

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "push_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One at a time is given to browsers.
CREATE UNIQUE INDEX push_keys_current ON push_keys ((retired_at IS NULL)) WHERE retired_at IS NULL;

ALTER TABLE push_devices
  ADD CONSTRAINT push_devices_sizes CHECK (octet_length(p256dh) = 65 AND octet_length(auth) = 16 AND length(endpoint) <= 1000);
ALTER TABLE push_keys ADD CONSTRAINT push_keys_size CHECK (octet_length(public_key) = 65);
