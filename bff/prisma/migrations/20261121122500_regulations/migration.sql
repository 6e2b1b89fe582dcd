ALTER TABLE "consents" ADD COLUMN     "channel" TEXT NOT NULL DEFAULT 'web',
ADD COLUMN     "regulation_id" UUID;

CREATE TABLE "regulations" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "certificate" TEXT,
    "html" TEXT NOT NULL,
    "amendment" TEXT,
    "effective_from" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "text_hash" BYTEA,
    "pdf_id" UUID,
    "supersedes_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "regulations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "stored_pdfs" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "uploaded" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_pdfs_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "regulations_search_idx" ON "regulations" USING GIN ("search" gin_trgm_ops);

CREATE UNIQUE INDEX "regulations_slug_number_key" ON "regulations"("slug", "number");

CREATE UNIQUE INDEX "stored_pdfs_key_key" ON "stored_pdfs"("key");

ALTER TABLE "consents" ADD CONSTRAINT "consents_regulation_id_fkey" FOREIGN KEY ("regulation_id") REFERENCES "regulations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "regulations" ADD CONSTRAINT "regulations_pdf_id_fkey" FOREIGN KEY ("pdf_id") REFERENCES "stored_pdfs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "regulations" ADD CONSTRAINT "regulations_supersedes_id_fkey" FOREIGN KEY ("supersedes_id") REFERENCES "regulations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE consents DROP CONSTRAINT consents_purpose_known;
ALTER TABLE consents
  ADD CONSTRAINT consents_purpose_known CHECK (purpose IN ('regulation', 'terms', 'privacy', 'marketing')),
  ADD CONSTRAINT consents_channel_known CHECK (channel IN ('web', 'email'));

ALTER TABLE regulations
  ADD CONSTRAINT regulations_kind_known
    CHECK (kind IN ('draw', 'instant_prizes', 'contest', 'privacy', 'terms')),
  ADD CONSTRAINT regulations_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT regulations_number_positive CHECK (number >= 1),
  ADD CONSTRAINT regulations_certificate_form CHECK (certificate ~ '^[0-9]{2}\.[0-9]{6}/[0-9]{4}$'),
  ADD CONSTRAINT regulations_published_complete CHECK (
    published_at IS NULL
    OR (effective_from >= published_at AND pdf_id IS NOT NULL AND text_hash = sha256(convert_to(html, 'UTF8')))
  );

-- What was published stays as it was read and accepted; only the lock of the editors may still count.
CREATE FUNCTION refuse_published_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - ARRAY['version', 'updated_at'] = to_jsonb(OLD) - ARRAY['version', 'updated_at']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'regulation % version % is published: % refused', OLD.slug, OLD.number, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER regulations_published_final BEFORE UPDATE OR DELETE ON regulations
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION refuse_published_change();
CREATE TRIGGER regulations_never_emptied BEFORE TRUNCATE ON regulations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stored_pdfs_final BEFORE UPDATE ON stored_pdfs
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION fill_regulation_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.slug, NEW.certificate));
  RETURN NEW;
END $$;
CREATE TRIGGER regulations_search BEFORE INSERT OR UPDATE ON regulations
  FOR EACH ROW EXECUTE FUNCTION fill_regulation_search();

-- The version of a document that holds at `moment`: the latest one published whose time has come.
CREATE FUNCTION regulation_state_at(regulation regulations, moment timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN regulation.published_at IS NULL THEN 'draft'
    WHEN regulation.effective_from > moment THEN 'scheduled'
    WHEN EXISTS (
      SELECT FROM regulations later
      WHERE later.slug = regulation.slug AND later.number > regulation.number
        AND later.published_at IS NOT NULL AND later.effective_from <= moment
    ) THEN 'superseded'
    ELSE 'current'
  END
$$;
