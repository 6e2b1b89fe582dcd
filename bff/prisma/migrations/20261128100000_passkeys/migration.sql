-- What a person is known by to their authenticators: random, the same for all their passkeys, and nothing that says who they are.
CREATE TABLE "passkey_owners" (
    "registration_id" UUID NOT NULL,
    "handle" BYTEA NOT NULL,

    CONSTRAINT "passkey_owners_pkey" PRIMARY KEY ("registration_id"),
    CONSTRAINT "passkey_owners_handle_length" CHECK (length(handle) = 32)
);
CREATE UNIQUE INDEX "passkey_owners_handle_key" ON "passkey_owners"("handle");
ALTER TABLE "passkey_owners" ADD CONSTRAINT "passkey_owners_registration_id_fkey"
  FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "backup_eligible" BOOLEAN NOT NULL,
    "backed_up" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_counter_known" CHECK (counter >= 0),
    -- What can't leave its device is on no other one.
    CONSTRAINT "passkeys_backed_up_eligible" CHECK (backup_eligible OR NOT backed_up)
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_registration_id_idx" ON "passkeys"("registration_id");
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_registration_id_fkey"
  FOREIGN KEY ("registration_id") REFERENCES "passkey_owners"("registration_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- LOG_KINDS of the contracts, with two more at their end.
ALTER TABLE logs DROP CONSTRAINT logs_kind_known;
ALTER TABLE logs ADD CONSTRAINT logs_kind_known CHECK (kind BETWEEN 0 AND 18) NOT VALID;
CREATE OR REPLACE FUNCTION log_kind(name TEXT) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_position(ARRAY[
    'register', 'confirm', 'login', 'login_failed', 'password_change', 'password_reset', 'data_change', 'email_change',
    'vote', 'vote_change', 'suggestion', 'invoice', 'ticket', 'prize', 'consent', 'unsubscribe', 'delete',
    'passkey_added', 'passkey_removed'
  ], name) - 1;
