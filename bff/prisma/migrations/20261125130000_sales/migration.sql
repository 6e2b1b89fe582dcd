-- CreateTable
CREATE TABLE "sales" (
    "id" UUID NOT NULL,
    "access_key" CHAR(44) NOT NULL,
    "cnpj" CHAR(14) NOT NULL,
    "model" CHAR(2) NOT NULL,
    "sold_on" DATE NOT NULL,
    "value_cents" INTEGER NOT NULL,
    "items" JSONB,
    "buyer_hash" BYTEA,
    "buyer_hash_key" SMALLINT,
    "origin" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "import_id" UUID,
    "by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sales_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sale_imports" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'receiving',
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "by_type" TEXT NOT NULL,
    "outcome" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "sale_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sale_import_files" (
    "id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "content_sealed" BYTEA,

    CONSTRAINT "sale_import_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sale_import_lines" (
    "import_id" UUID NOT NULL,
    "file" SMALLINT NOT NULL,
    "line" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL,
    "problems" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "access_key" CHAR(44),
    "sold_on" DATE,
    "value_cents" INTEGER,
    "items" JSONB,
    "buyer_hash" BYTEA,
    "buyer_hash_key" SMALLINT,

    CONSTRAINT "sale_import_lines_pkey" PRIMARY KEY ("import_id","file","line")
);

-- CreateIndex
CREATE UNIQUE INDEX "sales_access_key_key" ON "sales"("access_key");

-- CreateIndex
CREATE INDEX "sales_created_at_id_idx" ON "sales"("created_at", "id");

-- CreateIndex
CREATE INDEX "sales_sold_on_id_idx" ON "sales"("sold_on", "id");

-- CreateIndex
CREATE INDEX "sales_value_cents_id_idx" ON "sales"("value_cents", "id");

-- CreateIndex
CREATE INDEX "sales_cnpj_created_at_id_idx" ON "sales"("cnpj", "created_at", "id");

-- CreateIndex
CREATE INDEX "sales_import_id_created_at_id_idx" ON "sales"("import_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "sales_buyer_hash_idx" ON "sales"("buyer_hash");

-- CreateIndex
CREATE INDEX "sale_imports_created_at_idx" ON "sale_imports"("created_at");

-- CreateIndex
CREATE INDEX "sale_import_files_import_id_id_idx" ON "sale_import_files"("import_id", "id");

-- CreateIndex
CREATE INDEX "sale_import_lines_import_id_access_key_idx" ON "sale_import_lines"("import_id", "access_key");

-- AddForeignKey
ALTER TABLE "sale_import_files" ADD CONSTRAINT "sale_import_files_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "sale_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sale_import_lines" ADD CONSTRAINT "sale_import_lines_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "sale_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE sales
  ADD CONSTRAINT sales_origin_known CHECK (origin IN ('file', 'api')),
  ADD CONSTRAINT sales_model_known CHECK (model IN ('55', '65', '59')),
  ADD CONSTRAINT sales_value_positive CHECK (value_cents > 0),
  ADD CONSTRAINT sales_buyer_whole CHECK ((buyer_hash IS NULL) = (buyer_hash_key IS NULL));
ALTER TABLE sale_import_lines ADD CONSTRAINT sale_import_lines_verdict_known
  CHECK (verdict IN ('valid', 'known', 'repeated', 'contradicting', 'invalid'));

-- What a shop told stays as it was told, whoever was confirmed or contradicted by it; only its buyer may be forgotten.
CREATE FUNCTION guard_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - ARRAY['buyer_hash', 'buyer_hash_key'] IS DISTINCT FROM
    to_jsonb(OLD) - ARRAY['buyer_hash', 'buyer_hash_key']
    OR (NEW.buyer_hash IS NOT NULL AND NEW.buyer_hash IS DISTINCT FROM OLD.buyer_hash)
  THEN
    RAISE EXCEPTION 'sale % stays as it was told', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sales_guard BEFORE UPDATE ON sales FOR EACH ROW EXECUTE FUNCTION guard_sale();

-- The life of an import: SALE_IMPORT_TRANSITIONS of the domain, which a test holds against this.
CREATE FUNCTION sale_import_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('receiving', 'checking'), ('receiving', 'cancelled'),
    ('checking', 'checked'), ('checking', 'failed'), ('checking', 'cancelled'),
    ('checked', 'importing'), ('checked', 'cancelled'),
    ('importing', 'imported'), ('importing', 'failed')
  );
CREATE FUNCTION guard_sale_import_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT sale_import_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'an import never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sale_imports_guard BEFORE UPDATE OF state ON sale_imports
  FOR EACH ROW EXECUTE FUNCTION guard_sale_import_state();
