-- CreateTable
CREATE TABLE "known_devices" (
    "token_hash" BYTEA NOT NULL,
    "subject_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("token_hash","subject_id")
);

-- CreateIndex
CREATE INDEX "known_devices_subject_id_idx" ON "known_devices"("subject_id");

-- CreateIndex
CREATE INDEX "known_devices_seen_at_idx" ON "known_devices"("seen_at");
