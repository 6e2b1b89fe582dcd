-- CreateTable
CREATE TABLE "invoice_confirmations" (
    "id" BIGSERIAL NOT NULL,
    "invoice_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "proof" TEXT,
    "found" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reference" TEXT NOT NULL,
    "digest" BYTEA NOT NULL,
    "purchased_on" DATE,
    "value_cents" INTEGER,
    "items_known" BOOLEAN NOT NULL DEFAULT false,
    "products" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "actor_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_confirmations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoice_confirmations_invoice_id_id_idx" ON "invoice_confirmations"("invoice_id", "id");

-- AddForeignKey
ALTER TABLE "invoice_confirmations" ADD CONSTRAINT "invoice_confirmations_invoice_id_fkey"
  FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE invoice_confirmations
  ADD CONSTRAINT invoice_confirmations_source_known CHECK (source IN (
    'qr_hash', 'qr_signature', 'sales', 'xml_signature', 'consulting', 'person', 'earlier'
  )),
  ADD CONSTRAINT invoice_confirmations_verdict_known CHECK (verdict IN ('confirmed', 'contradicted')),
  ADD CONSTRAINT invoice_confirmations_proof_known CHECK (proof IN ('receipt', 'holder', 'buyer')),
  ADD CONSTRAINT invoice_confirmations_proof_given CHECK ((verdict = 'confirmed') = (proof IS NOT NULL)),
  ADD CONSTRAINT invoice_confirmations_found_given CHECK ((verdict = 'contradicted') = (cardinality(found) > 0)),
  ADD CONSTRAINT invoice_confirmations_found_known
    CHECK (found <@ ARRAY['signature', 'value', 'day', 'buyer', 'cancelled', 'absent']),
  ADD CONSTRAINT invoice_confirmations_digest_length CHECK (length(digest) = 32),
  ADD CONSTRAINT invoice_confirmations_person_named CHECK (
    source = 'earlier' OR (source = 'person') = (actor_id IS NOT NULL)
  );
CREATE TRIGGER invoice_confirmations_append_only BEFORE UPDATE OR DELETE ON invoice_confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- AlterTable
ALTER TABLE "invoices" ADD COLUMN "ask_at" TIMESTAMPTZ(3),
ADD COLUMN "code_sealed" BYTEA,
ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "confirmed_by" TEXT;

-- Two more reasons: each number that packs a reason is another.
ALTER TABLE invoices
  DROP CONSTRAINT invoices_reason_known,
  ADD CONSTRAINT invoices_reason_known CHECK (reason IN (
    'illegible', 'out_of_period', 'not_participating', 'product', 'below_minimum', 'duplicate', 'tampered',
    'not_fiscal', 'over_limit', 'other_claimant', 'unconfirmed'
  ));
CREATE OR REPLACE FUNCTION invoice_facet(state TEXT, origin TEXT, reason TEXT) RETURNS SMALLINT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    (array_position(ARRAY['received', 'checking', 'pending', 'valid', 'invalid'], state) - 1) * 3
    + array_position(ARRAY['qr', 'key', 'photo'], origin) - 1
  ) * 12 + coalesce(array_position(ARRAY[
    'illegible', 'out_of_period', 'not_participating', 'product', 'below_minimum', 'duplicate', 'tampered', 'not_fiscal',
    'over_limit', 'other_claimant', 'unconfirmed'
  ], reason), 0);

-- What counted before keeps counting, and says why: a person accepted it, or nothing was asked for yet.
INSERT INTO invoice_confirmations (invoice_id, source, verdict, proof, reference, digest, actor_id, at)
SELECT id, CASE WHEN changed_by_id IS NULL THEN 'earlier' ELSE 'person' END, 'confirmed', 'receipt', '',
  sha256(coalesce(access_key, id::text)::bytea), changed_by_id, changed_at
FROM invoices WHERE state = 'valid';
UPDATE invoices SET
  facet = 0,
  confirmed_at = CASE WHEN state = 'valid' THEN changed_at END,
  confirmed_by = CASE WHEN state = 'valid' THEN CASE WHEN changed_by_id IS NULL THEN 'earlier' ELSE 'person' END END;

DROP INDEX "invoices_access_key_key";
DROP INDEX "invoices_cnpj_model_series_number_key";
DROP INDEX "invoices_file_sha256_key";
CREATE UNIQUE INDEX "invoices_registration_id_access_key_key" ON "invoices"("registration_id", "access_key");
CREATE UNIQUE INDEX "invoices_registration_id_file_sha256_key" ON "invoices"("registration_id", "file_sha256");
CREATE INDEX "invoices_access_key_idx" ON "invoices"("access_key");
CREATE INDEX "invoices_file_sha256_idx" ON "invoices"("file_sha256");
CREATE INDEX "invoices_cnpj_model_series_number_idx" ON "invoices"("cnpj", "model", "series", "number");
CREATE INDEX "invoices_confirmed_by_facet_created_at_id_idx" ON "invoices"("confirmed_by", "facet", "created_at", "id");

-- Only what is confirmed takes a receipt, its key and its picture: once for ever, unless it was refused for what its sender
-- did and not for what it is. REASONS_OF_RECEIPT of libs/domain; a test compares the two.
CREATE FUNCTION invoice_takes(confirmed_at TIMESTAMPTZ, reason TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN confirmed_at IS NOT NULL AND (
    reason IS NULL
    OR reason IN ('out_of_period', 'not_participating', 'product', 'below_minimum', 'not_fiscal')
  );
CREATE UNIQUE INDEX invoices_taken_key ON invoices (access_key) WHERE invoice_takes(confirmed_at, reason);
CREATE UNIQUE INDEX invoices_taken_receipt ON invoices (cnpj, model, series, number)
  WHERE invoice_takes(confirmed_at, reason);
CREATE UNIQUE INDEX invoices_taken_file ON invoices (file_sha256) WHERE invoice_takes(confirmed_at, reason);
CREATE INDEX invoices_to_ask ON invoices (ask_at) WHERE ask_at IS NOT NULL;

ALTER TABLE invoices
  ADD CONSTRAINT invoices_confirmed_whole CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL)),
  ADD CONSTRAINT invoices_confirmed_named
    CHECK (confirmed_at IS NULL OR num_nulls(model, cnpj, series, number) = 0),
  ADD CONSTRAINT invoices_valid_confirmed CHECK (state <> 'valid' OR confirmed_at IS NOT NULL),
  ADD CONSTRAINT invoices_asked_while_waiting CHECK (
    ask_at IS NULL OR (confirmed_at IS NULL AND state IN ('checking', 'pending'))
  );

-- Confirmed without evidence is nothing, and what was confirmed stays so.
CREATE FUNCTION guard_confirmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.confirmed_at IS NOT NULL THEN
    IF (NEW.confirmed_at, NEW.confirmed_by, NEW.access_key, NEW.model, NEW.cnpj, NEW.series, NEW.number)
      IS DISTINCT FROM
      (OLD.confirmed_at, OLD.confirmed_by, OLD.access_key, OLD.model, OLD.cnpj, OLD.series, OLD.number)
    THEN
      RAISE EXCEPTION 'an invoice stays confirmed as it was' USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW.confirmed_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM invoice_confirmations c
    WHERE c.invoice_id = NEW.id AND c.source = NEW.confirmed_by AND c.verdict = 'confirmed'
  ) THEN
    RAISE EXCEPTION 'an invoice is confirmed by evidence' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_confirmed BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION guard_confirmed();
