-- CreateTable
CREATE TABLE "invoice_documents" (
    "invoice_id" UUID NOT NULL,
    "xml_sealed" BYTEA NOT NULL,
    "file_sha256" BYTEA NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_documents_pkey" PRIMARY KEY ("invoice_id")
);

-- AddForeignKey
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_fkey"
  FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE invoice_documents
  ADD CONSTRAINT invoice_documents_digest_length CHECK (length(file_sha256) = 32),
  ADD CONSTRAINT invoice_documents_some CHECK (bytes > 0);

-- One more way to come: each number that packs it is another.
ALTER TABLE invoices
  DROP CONSTRAINT invoices_origin_known,
  ADD CONSTRAINT invoices_origin_known CHECK (origin IN ('qr', 'key', 'photo', 'xml'));
CREATE OR REPLACE FUNCTION invoice_facet(state TEXT, origin TEXT, reason TEXT) RETURNS SMALLINT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    (array_position(ARRAY['received', 'checking', 'pending', 'valid', 'invalid'], state) - 1) * 4
    + array_position(ARRAY['qr', 'key', 'photo', 'xml'], origin) - 1
  ) * 12 + coalesce(array_position(ARRAY[
    'illegible', 'out_of_period', 'not_participating', 'product', 'below_minimum', 'duplicate', 'tampered', 'not_fiscal',
    'over_limit', 'other_claimant', 'unconfirmed'
  ], reason), 0);
UPDATE invoices SET facet = 0;
