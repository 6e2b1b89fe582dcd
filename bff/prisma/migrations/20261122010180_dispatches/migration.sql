CREATE TABLE "dispatches" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "template_id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "per_minute" INTEGER NOT NULL,
    "audience" JSONB NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "total" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB,
    "trouble" TEXT,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dispatches_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "dispatches_created_at_idx" ON "dispatches"("created_at");
CREATE INDEX "dispatches_state_idx" ON "dispatches"("state");

ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "email_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "outbox_messages"
  ADD COLUMN "dispatch_id" UUID,
  ADD COLUMN "registration_id" UUID,
  ADD COLUMN "due_at" TIMESTAMPTZ(3);

ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_dispatch_id_fkey" FOREIGN KEY ("dispatch_id") REFERENCES "dispatches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE dispatches
  ADD CONSTRAINT dispatches_kind_known CHECK (kind IN ('marketing', 'service')),
  ADD CONSTRAINT dispatches_state_known CHECK (state IN (
    'draft', 'scheduled', 'queued', 'sending', 'paused', 'sent', 'partially_failed', 'failed', 'cancelled'
  )),
  ADD CONSTRAINT dispatches_language_known CHECK (language IN ('pt', 'en')),
  ADD CONSTRAINT dispatches_pace CHECK (per_minute BETWEEN 1 AND 60000);

-- MAIL_STATES of libs/domain; a test compares the two.
CREATE FUNCTION mail_facet(state TEXT) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (array_position(ARRAY[
    'queued', 'sending', 'sent', 'kept', 'soft_bounced', 'hard_bounced', 'failed', 'unconfirmed', 'unsubscribed',
    'suppressed', 'cancelled'
  ], state) - 1)::smallint;

ALTER TABLE outbox_messages
  DROP CONSTRAINT outbox_messages_state_known,
  ADD CONSTRAINT outbox_messages_state_known CHECK (mail_facet(state) IS NOT NULL),
  -- A message of a dispatch is drawn from its letter when it is sent and when it is read.
  ADD CONSTRAINT outbox_messages_of_dispatch CHECK (
    (dispatch_id IS NULL) = (registration_id IS NULL) AND (dispatch_id IS NULL) = (due_at IS NULL)
  );

-- The log, in the order it is read (docs/decisions/108).
DROP INDEX "outbox_messages_created_at_idx";
CREATE INDEX "outbox_messages_created_at_id_idx" ON "outbox_messages"("created_at", "id");
CREATE INDEX outbox_messages_by_state ON outbox_messages (mail_facet(state), created_at, id);
CREATE INDEX outbox_messages_by_template ON outbox_messages (template, mail_facet(state), created_at, id);
CREATE INDEX outbox_messages_by_dispatch ON outbox_messages (dispatch_id, mail_facet(state), created_at, id)
  WHERE dispatch_id IS NOT NULL;
CREATE INDEX outbox_messages_recipient_begins ON outbox_messages (recipient COLLATE "C");
-- What a dispatch has still to send; nobody gets the same one twice.
CREATE INDEX outbox_messages_due ON outbox_messages (dispatch_id, due_at, id) WHERE state = 'queued';
CREATE UNIQUE INDEX outbox_messages_one_each ON outbox_messages (registration_id, dispatch_id)
  WHERE dispatch_id IS NOT NULL;
-- Addresses that bounced for good are not written to by dispatches again.
CREATE INDEX outbox_messages_bounced ON outbox_messages (recipient) WHERE state = 'hard_bounced';

-- What was sent stays as it was: only a draft changes or goes.
CREATE FUNCTION guard_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'dispatch % is %: DELETE refused', OLD.id, OLD.state USING ERRCODE = 'restrict_violation';
  ELSIF (NEW.title, NEW.kind, NEW.template_id, NEW.language, NEW.per_minute, NEW.audience)
    IS DISTINCT FROM (OLD.title, OLD.kind, OLD.template_id, OLD.language, OLD.per_minute, OLD.audience)
  THEN
    RAISE EXCEPTION 'dispatch % is %: it stays what it is', OLD.id, OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dispatches_final BEFORE UPDATE OR DELETE ON dispatches
  FOR EACH ROW WHEN (OLD.state <> 'draft') EXECUTE FUNCTION guard_dispatch();
