ALTER TABLE "registrations" ADD COLUMN "anonymised_at" TIMESTAMPTZ(3);
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe" TEXT;

CREATE TABLE "email_changes" (
    "registration_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("registration_id"),
    CONSTRAINT "email_changes_email_lower" CHECK (email = lower(email))
);
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_registration_id_fkey"
  FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_known;
ALTER TABLE link_tokens
  ADD CONSTRAINT link_tokens_purpose_known CHECK (purpose IN ('reset', 'confirm', 'email'));

-- An anonymised registration holds nothing of a person, can't be used and never becomes anything else again.
ALTER TABLE registrations DROP CONSTRAINT registrations_phone_digits;
ALTER TABLE registrations
  ADD CONSTRAINT registrations_phone_digits CHECK (phone ~ '^[0-9]{10,11}$' OR anonymised_at IS NOT NULL),
  ADD CONSTRAINT registrations_anonymised_empty CHECK (
    anonymised_at IS NULL
    OR (
      disabled_at IS NOT NULL AND email_verified_at IS NULL AND NOT marketing
      AND name = '' AND last_name = '' AND city = '' AND password_hash = '' AND length(cpf_encrypted) = 0
      AND email = id::text || '@anonimo.invalid' AND phone = id::text
      AND extract(doy FROM birth_date) = 1
    )
  );

CREATE FUNCTION refuse_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'registration % is anonymised: that is final', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER registrations_anonymised_final BEFORE UPDATE ON registrations
  FOR EACH ROW WHEN (
    OLD.anonymised_at IS NOT NULL
    AND (OLD.anonymised_at, OLD.disabled_at, OLD.cpf_hash) IS DISTINCT FROM (NEW.anonymised_at, NEW.disabled_at, NEW.cpf_hash)
  )
  EXECUTE FUNCTION refuse_return();
