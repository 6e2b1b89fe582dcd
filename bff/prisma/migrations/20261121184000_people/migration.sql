-- Registrations as staff work with them.
ALTER TABLE "registrations"
  ADD COLUMN "disabled_reason" TEXT,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION fill_registration_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.name, NEW.last_name, NEW.email, NEW.phone));
  RETURN NEW;
END $$;
CREATE TRIGGER registrations_search BEFORE INSERT OR UPDATE OF name, last_name, email, phone, search ON registrations
  FOR EACH ROW EXECUTE FUNCTION fill_registration_search();
UPDATE registrations SET search = '';

-- What a visitor changes while staff have the page open must not be written over unseen.
CREATE FUNCTION move_registration_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER registrations_version BEFORE UPDATE ON registrations
  FOR EACH ROW WHEN (
    NEW.version = OLD.version
    AND (OLD.name, OLD.last_name, OLD.email, OLD.email_verified_at, OLD.phone, OLD.birth_date, OLD.state, OLD.city,
         OLD.marketing, OLD.disabled_at, OLD.blocked_at, OLD.anonymised_at)
      IS DISTINCT FROM
        (NEW.name, NEW.last_name, NEW.email, NEW.email_verified_at, NEW.phone, NEW.birth_date, NEW.state, NEW.city,
         NEW.marketing, NEW.disabled_at, NEW.blocked_at, NEW.anonymised_at)
  )
  EXECUTE FUNCTION move_registration_on();

ALTER TABLE registrations
  ADD CONSTRAINT registrations_reason_given CHECK (
    disabled_reason IS NULL OR (disabled_at IS NOT NULL AND anonymised_at IS NULL AND disabled_reason ~ '\S')
  );

-- registrationState() of libs/domain; a test compares the two.
CREATE FUNCTION registration_state(
  email_verified_at TIMESTAMPTZ, disabled_at TIMESTAMPTZ, blocked_at TIMESTAMPTZ, anonymised_at TIMESTAMPTZ
) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN anonymised_at IS NOT NULL THEN 'anonymised'
    WHEN blocked_at IS NOT NULL THEN 'blocked'
    WHEN disabled_at IS NOT NULL THEN 'disabled'
    WHEN email_verified_at IS NOT NULL THEN 'active'
    ELSE 'pending_email'
  END;

DROP INDEX "registrations_created_at_idx";
CREATE INDEX "registrations_created_at_id_idx" ON "registrations"("created_at", "id");
CREATE INDEX "registrations_blocked_at_idx" ON "registrations"("blocked_at");
CREATE INDEX "registrations_search_idx" ON "registrations" USING GIN ("search" gin_trgm_ops);

-- Staff may end somebody's consent to marketing with the person's data.
ALTER TABLE consents DROP CONSTRAINT consents_channel_known;
ALTER TABLE consents ADD CONSTRAINT consents_channel_known CHECK (channel IN ('web', 'email', 'staff'));

CREATE INDEX "outbox_messages_recipient_created_at_idx" ON "outbox_messages"("recipient", "created_at");

-- Blocked CPFs as a list.
ALTER TABLE "blocked_cpfs"
  DROP CONSTRAINT "blocked_cpfs_pkey",
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "cpf_encrypted" BYTEA,
  ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'manual',
  ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "by_name" TEXT,
  ADD COLUMN "expires_on" DATE,
  ADD COLUMN "lifted_at" TIMESTAMPTZ(3),
  ADD COLUMN "lifted_by" TEXT,
  ADD COLUMN "lifted_reason" TEXT,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "search" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "blocked_cpfs_pkey" PRIMARY KEY ("id");
ALTER TABLE "blocked_cpfs" ALTER COLUMN "id" DROP DEFAULT;
UPDATE blocked_cpfs SET origin = 'own_request' WHERE reason = 'own_request';
CREATE UNIQUE INDEX "blocked_cpfs_cpf_hash_key" ON "blocked_cpfs"("cpf_hash");
CREATE INDEX "blocked_cpfs_created_at_id_idx" ON "blocked_cpfs"("created_at", "id");
CREATE INDEX "blocked_cpfs_search_idx" ON "blocked_cpfs" USING GIN ("search" gin_trgm_ops);

ALTER TABLE blocked_cpfs
  ADD CONSTRAINT blocked_cpfs_reason_known
    CHECK (reason IN ('employee', 'agency', 'family', 'fraud', 'court', 'own_request')),
  ADD CONSTRAINT blocked_cpfs_origin_known CHECK (origin IN ('manual', 'import', 'own_request')),
  -- Who asked to be forgotten is remembered by the hash alone.
  ADD CONSTRAINT blocked_cpfs_forgotten CHECK (reason <> 'own_request' OR cpf_encrypted IS NULL),
  ADD CONSTRAINT blocked_cpfs_lifted_why CHECK (
    (lifted_at IS NULL) = (lifted_reason IS NULL) AND (lifted_at IS NULL) = (lifted_by IS NULL)
  );

CREATE FUNCTION fill_blocked_cpf_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.note, NEW.by_name));
  RETURN NEW;
END $$;
CREATE TRIGGER blocked_cpfs_search BEFORE INSERT OR UPDATE OF note, by_name, search ON blocked_cpfs
  FOR EACH ROW EXECUTE FUNCTION fill_blocked_cpf_search();

CREATE TABLE "cpf_imports" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'checking',
    "list_encrypted" BYTEA,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "by_type" TEXT NOT NULL,
    "outcome" JSONB,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "expires_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "cpf_imports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cpf_imports_state_known"
      CHECK (state IN ('checking', 'checked', 'importing', 'imported', 'failed', 'cancelled')),
    -- Nobody's CPF is kept longer than it is needed.
    CONSTRAINT "cpf_imports_list_forgotten" CHECK (
      (state IN ('checking', 'checked', 'importing')) = (list_encrypted IS NOT NULL)
      AND (state IN ('checking', 'checked', 'importing')) = (finished_at IS NULL)
    )
);
CREATE INDEX "cpf_imports_created_at_idx" ON "cpf_imports"("created_at");

-- CPF_IMPORT_TRANSITIONS of libs/domain; a test compares the two.
CREATE FUNCTION cpf_import_may_move(old_state TEXT, new_state TEXT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (old_state, new_state) IN (
    ('checking', 'checked'), ('checking', 'failed'), ('checking', 'cancelled'),
    ('checked', 'importing'), ('checked', 'cancelled'),
    ('importing', 'imported'), ('importing', 'failed')
  );
CREATE FUNCTION guard_cpf_import_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT cpf_import_may_move(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'an import never goes from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cpf_imports_guard BEFORE UPDATE OF state ON cpf_imports
  FOR EACH ROW EXECUTE FUNCTION guard_cpf_import_state();
