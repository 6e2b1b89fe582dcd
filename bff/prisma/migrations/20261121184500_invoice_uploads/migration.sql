-- CreateTable
CREATE TABLE "invoice_uploads" (
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "sha256" BYTEA NOT NULL,
    "bytes" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "pieces" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "file_key" TEXT,
    "file_type" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoice_uploads_created_at_idx" ON "invoice_uploads"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_uploads_registration_id_sha256_key" ON "invoice_uploads"("registration_id", "sha256");

-- What the model can't say.
ALTER TABLE invoice_uploads
  ADD CONSTRAINT invoice_uploads_sha256_length CHECK (length(sha256) = 32),
  ADD CONSTRAINT invoice_uploads_received_within CHECK (received BETWEEN 0 AND bytes),
  ADD CONSTRAINT invoice_uploads_file_whole
    CHECK ((received = bytes) = (file_key IS NOT NULL) AND (file_key IS NULL) = (file_type IS NULL));
