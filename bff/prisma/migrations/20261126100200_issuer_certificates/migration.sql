-- CreateTable
CREATE TABLE "issuer_certificates" (
    "fingerprint" BYTEA NOT NULL,
    "root" CHAR(8) NOT NULL,
    "certificate" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issuer_certificates_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateIndex
CREATE INDEX "issuer_certificates_root_created_at_idx" ON "issuer_certificates"("root", "created_at");

ALTER TABLE issuer_certificates
  ADD CONSTRAINT issuer_certificates_whole CHECK (length(fingerprint) = 32 AND fingerprint = sha256(certificate));
