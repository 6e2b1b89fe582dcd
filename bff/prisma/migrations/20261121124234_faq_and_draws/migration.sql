-- CreateTable
CREATE TABLE "draws" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "period_from" DATE NOT NULL,
    "period_to" DATE NOT NULL,
    "lottery_date" DATE NOT NULL,
    "lottery_contest" TEXT,
    "extraction" TEXT[],
    "calculated_at" TIMESTAMPTZ(3),
    "place" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draws_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draw_prizes" (
    "id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "position" INTEGER NOT NULL,

    CONSTRAINT "draw_prizes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "winners" (
    "id" UUID NOT NULL,
    "prize_id" UUID NOT NULL,
    "registration_id" UUID,
    "unit" INTEGER NOT NULL DEFAULT 1,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'drawn',
    "name" TEXT NOT NULL,
    "masked_cpf" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "uf" TEXT NOT NULL,
    "series" INTEGER,
    "number" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "winners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_entries" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "question_en" TEXT,
    "answer_en" TEXT,
    "position" INTEGER NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "faq_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_ratings" (
    "entry_id" UUID NOT NULL,
    "rater" BYTEA NOT NULL,
    "helpful" BOOLEAN NOT NULL,
    "rated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faq_ratings_pkey" PRIMARY KEY ("entry_id","rater")
);

-- CreateIndex
CREATE UNIQUE INDEX "draws_slug_key" ON "draws"("slug");

-- CreateIndex
CREATE INDEX "draws_state_published_at_idx" ON "draws"("state", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "draw_prizes_draw_id_position_key" ON "draw_prizes"("draw_id", "position");

-- CreateIndex
CREATE INDEX "winners_registration_id_idx" ON "winners"("registration_id");

-- CreateIndex
CREATE UNIQUE INDEX "winners_prize_id_unit_rank_key" ON "winners"("prize_id", "unit", "rank");

-- CreateIndex
CREATE UNIQUE INDEX "faq_entries_slug_key" ON "faq_entries"("slug");

-- CreateIndex
CREATE INDEX "faq_entries_category_position_idx" ON "faq_entries"("category", "position");

-- CreateIndex
CREATE INDEX "faq_entries_search_idx" ON "faq_entries" USING GIN ("search" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winners" ADD CONSTRAINT "winners_prize_id_fkey" FOREIGN KEY ("prize_id") REFERENCES "draw_prizes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "winners" ADD CONSTRAINT "winners_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faq_ratings" ADD CONSTRAINT "faq_ratings_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "faq_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the models can't say.
ALTER TABLE faq_entries
  ADD CONSTRAINT faq_entries_category_known
    CHECK (category IN ('theories', 'account', 'promotion', 'prizes', 'privacy')),
  ADD CONSTRAINT faq_entries_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT faq_entries_words_given CHECK (question ~ '\S' AND answer ~ '\S'),
  ADD CONSTRAINT faq_entries_english_whole CHECK ((question_en IS NULL) = (answer_en IS NULL));
ALTER TABLE faq_ratings ADD CONSTRAINT faq_ratings_rater_hashed CHECK (octet_length(rater) = 32);
ALTER TABLE draws
  ADD CONSTRAINT draws_state_known CHECK (state IN ('draft', 'scheduled', 'frozen', 'extraction_recorded',
    'confirmed', 'calculated', 'reviewed', 'published', 'accounted', 'postponed', 'cancelled')),
  ADD CONSTRAINT draws_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT draws_period_ordered CHECK (period_from <= period_to AND period_to <= lottery_date),
  ADD CONSTRAINT draws_published_complete CHECK (
    state NOT IN ('published', 'accounted')
    OR (published_at IS NOT NULL AND calculated_at IS NOT NULL AND lottery_contest IS NOT NULL
      AND array_length(extraction, 1) = 5)
  );
ALTER TABLE draw_prizes ADD CONSTRAINT draw_prizes_quantity_positive CHECK (quantity >= 1);
ALTER TABLE winners
  ADD CONSTRAINT winners_state_known CHECK (state IN ('drawn', 'contacting', 'documents', 'validated', 'delivered',
    'disqualified', 'not_found', 'declined', 'deceased', 'prescribed')),
  ADD CONSTRAINT winners_rank_range CHECK (rank >= 0 AND unit >= 1),
  ADD CONSTRAINT winners_number_range CHECK (number BETWEEN 0 AND 99999),
  -- No whole CPF can be published by mistake: there is none.
  ADD CONSTRAINT winners_cpf_masked CHECK (masked_cpf ~ '^\*{3}\.[0-9]{3}\.[0-9]{3}-\*{2}$');

CREATE FUNCTION fill_faq_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.question, NEW.question_en, NEW.slug,
    regexp_replace(concat_ws(' ', NEW.answer, NEW.answer_en), '<[^>]*>', ' ', 'g')));
  RETURN NEW;
END $$;
CREATE TRIGGER faq_entries_search
  BEFORE INSERT OR UPDATE OF question, question_en, answer, answer_en, slug, search ON faq_entries
  FOR EACH ROW EXECUTE FUNCTION fill_faq_search();
