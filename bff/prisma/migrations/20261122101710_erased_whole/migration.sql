-- Whom a campaign brought, and when they last came, is gone with the person.
ALTER TABLE registrations DROP CONSTRAINT registrations_anonymised_empty;
UPDATE registrations SET utm_source = NULL, utm_medium = NULL, utm_campaign = NULL, last_login_at = NULL
WHERE anonymised_at IS NOT NULL;
ALTER TABLE registrations ADD CONSTRAINT registrations_anonymised_empty CHECK (
  anonymised_at IS NULL
  OR (
    disabled_at IS NOT NULL AND email_verified_at IS NULL AND NOT marketing
    AND name = '' AND last_name = '' AND city = '' AND password_hash = '' AND length(cpf_encrypted) = 0
    AND email = id::text || '@anonimo.invalid' AND phone = id::text
    AND extract(doy FROM birth_date) = 1
    AND num_nonnulls(utm_source, utm_medium, utm_campaign, last_login_at) = 0
  )
);

-- A letter to an address that somebody left names them, so that their erasure finds it.
ALTER TABLE outbox_messages DROP CONSTRAINT outbox_messages_of_dispatch;
ALTER TABLE outbox_messages ADD CONSTRAINT outbox_messages_of_dispatch CHECK (
  (dispatch_id IS NULL) = (due_at IS NULL) AND (dispatch_id IS NULL OR registration_id IS NOT NULL)
);
CREATE INDEX "outbox_messages_registration_id_idx" ON "outbox_messages"("registration_id");
