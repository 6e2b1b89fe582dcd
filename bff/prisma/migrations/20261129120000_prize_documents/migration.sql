-- What a winner sent for the desk to look at; the file is sealed, in the private storage.
CREATE TABLE "prize_documents" (
    "id" UUID NOT NULL,
    "prize_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "file_type" TEXT NOT NULL,
    "sha256" BYTEA NOT NULL,
    "by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prize_documents_pkey" PRIMARY KEY ("id"),
    -- PRIZE_DOCUMENTS of the domain.
    CONSTRAINT "prize_documents_kind_known" CHECK (kind IN ('identity', 'cpf', 'address')),
    CONSTRAINT "prize_documents_type_known" CHECK (file_type IN ('image/webp', 'application/pdf')),
    CONSTRAINT "prize_documents_hash_length" CHECK (length(sha256) = 32)
);
CREATE INDEX "prize_documents_prize_id_idx" ON "prize_documents"("prize_id");
ALTER TABLE "prize_documents" ADD CONSTRAINT "prize_documents_prize_id_fkey"
  FOREIGN KEY ("prize_id") REFERENCES "prizes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Where a prize goes.
CREATE TABLE "prize_addresses" (
    "prize_id" UUID NOT NULL,
    "zip" CHAR(8) NOT NULL,
    "street" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "complement" TEXT NOT NULL DEFAULT '',
    "district" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "by_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prize_addresses_pkey" PRIMARY KEY ("prize_id"),
    CONSTRAINT "prize_addresses_zip_digits" CHECK (zip ~ '^[0-9]{8}$')
);
ALTER TABLE "prize_addresses" ADD CONSTRAINT "prize_addresses_prize_id_fkey"
  FOREIGN KEY ("prize_id") REFERENCES "prizes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
