-- What messages to customer service are answered from.
CREATE TABLE "answer_templates" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "text_en" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "answer_templates_title_given" CHECK (title ~ '\S'),
    CONSTRAINT "answer_templates_text_given" CHECK (text ~ '\S'),
    -- SAC_SUBJECTS of the contracts.
    CONSTRAINT "answer_templates_subject_known" CHECK (
      subject IN ('registration', 'votes', 'invoice', 'numbers', 'prize', 'privacy', 'site', 'other'))
);
CREATE UNIQUE INDEX "answer_templates_title_key" ON "answer_templates"("title");
