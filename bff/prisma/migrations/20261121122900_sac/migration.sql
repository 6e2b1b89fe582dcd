-- CreateTable
CREATE TABLE "sac_requests" (
    "id" UUID NOT NULL,
    "protocol" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "registration_id" UUID,
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "search" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "sac_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sac_messages" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "author_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sac_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sac_attachments" (
    "id" UUID NOT NULL,
    "request_id" UUID,
    "name" TEXT,
    "key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sac_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sac_requests_protocol_key" ON "sac_requests"("protocol");

-- CreateIndex
CREATE INDEX "sac_requests_state_created_at_idx" ON "sac_requests"("state", "created_at");

-- CreateIndex
CREATE INDEX "sac_requests_created_at_idx" ON "sac_requests"("created_at");

-- CreateIndex
CREATE INDEX "sac_requests_registration_id_idx" ON "sac_requests"("registration_id");

-- CreateIndex
CREATE INDEX "sac_requests_search_idx" ON "sac_requests" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "sac_messages_request_id_created_at_idx" ON "sac_messages"("request_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sac_attachments_request_id_key" ON "sac_attachments"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "sac_attachments_key_key" ON "sac_attachments"("key");

-- CreateIndex
CREATE INDEX "sac_attachments_created_at_idx" ON "sac_attachments"("created_at");

-- AddForeignKey
ALTER TABLE "sac_requests" ADD CONSTRAINT "sac_requests_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sac_messages" ADD CONSTRAINT "sac_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "sac_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sac_attachments" ADD CONSTRAINT "sac_attachments_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "sac_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the model can't say.
ALTER TABLE sac_requests
  ADD CONSTRAINT sac_requests_state_known CHECK (state IN ('open', 'answered', 'waiting', 'closed')),
  ADD CONSTRAINT sac_requests_language_known CHECK (language IN ('pt', 'en')),
  ADD CONSTRAINT sac_requests_email_lower CHECK (email = lower(email)),
  ADD CONSTRAINT sac_requests_protocol_form CHECK (protocol ~ '^[0-9]{4}-[0-9]{6,12}-[0-9]$');
ALTER TABLE sac_messages
  ADD CONSTRAINT sac_messages_kind_known CHECK (kind IN ('visitor', 'answer', 'note')),
  ADD CONSTRAINT sac_messages_text_given CHECK (text ~ '\S'),
  ADD CONSTRAINT sac_messages_author_known CHECK ((kind = 'visitor') = (author_id IS NULL));
ALTER TABLE sac_attachments
  ADD CONSTRAINT sac_attachments_type_known CHECK (type IN ('image/webp', 'application/pdf')),
  ADD CONSTRAINT sac_attachments_bytes_positive CHECK (bytes > 0);

-- The middle part of a protocol number: never the same twice, gaps allowed.
CREATE SEQUENCE sac_protocol_seq;

-- Who, number and everything said; a new message has it filled anew.
CREATE FUNCTION fill_sac_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.protocol, NEW.name, NEW.email,
    (SELECT string_agg(text, ' ') FROM sac_messages WHERE request_id = NEW.id)));
  RETURN NEW;
END $$;
CREATE TRIGGER sac_requests_search BEFORE INSERT OR UPDATE OF protocol, name, email, search ON sac_requests
  FOR EACH ROW EXECUTE FUNCTION fill_sac_search();

CREATE FUNCTION refill_sac_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sac_requests SET search = '' WHERE id = NEW.request_id;
  RETURN NULL;
END $$;
CREATE TRIGGER sac_messages_search AFTER INSERT OR UPDATE OF text ON sac_messages
  FOR EACH ROW EXECUTE FUNCTION refill_sac_search();
