CREATE TABLE "email_templates" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "letter" TEXT,
    "name" TEXT NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 1,
    "link" TEXT,
    "subject" TEXT NOT NULL,
    "preheader" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "button" TEXT NOT NULL,
    "closing" TEXT NOT NULL,
    "subject_en" TEXT NOT NULL,
    "preheader_en" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "html_en" TEXT NOT NULL,
    "button_en" TEXT NOT NULL,
    "closing_en" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "retired_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "email_templates_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "email_templates_search_idx" ON "email_templates" USING GIN ("search" gin_trgm_ops);

CREATE UNIQUE INDEX "email_templates_key_number_key" ON "email_templates"("key", "number");

ALTER TABLE email_templates
  ADD CONSTRAINT email_templates_key_form
    CHECK (key = coalesce(letter, key) AND (letter IS NULL) = (key LIKE 'campaign-%')),
  ADD CONSTRAINT email_templates_link_of_campaigns CHECK ((letter IS NULL) = (link IS NOT NULL)),
  ADD CONSTRAINT email_templates_number_positive CHECK (number >= 1),
  ADD CONSTRAINT email_templates_retired_after_published CHECK (retired_at >= published_at),
  ADD CONSTRAINT email_templates_retired_was_published CHECK (retired_at IS NULL OR published_at IS NOT NULL);

-- A letter is sent in one version, and one is written at a time.
CREATE UNIQUE INDEX email_templates_one_published ON email_templates (key)
  WHERE published_at IS NOT NULL AND retired_at IS NULL;
CREATE UNIQUE INDEX email_templates_one_draft ON email_templates (key) WHERE published_at IS NULL;

-- What was sent stays as it was read; it can only be taken back, once.
CREATE FUNCTION refuse_template_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['version', 'updated_at'];
BEGIN
  IF OLD.retired_at IS NULL THEN
    free := free || 'retired_at'::text;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'template % version % is published: % refused', OLD.key, OLD.number, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER email_templates_published_final BEFORE UPDATE OR DELETE ON email_templates
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION refuse_template_change();

CREATE FUNCTION fill_template_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.name, NEW.key, NEW.subject));
  RETURN NEW;
END $$;
CREATE TRIGGER email_templates_search BEFORE INSERT OR UPDATE ON email_templates
  FOR EACH ROW EXECUTE FUNCTION fill_template_search();
