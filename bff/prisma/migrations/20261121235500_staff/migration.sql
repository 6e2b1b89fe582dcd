-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN     "invited_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- What the models can't say.
ALTER TABLE link_tokens
  DROP CONSTRAINT link_tokens_purpose_known,
  ADD CONSTRAINT link_tokens_purpose_known CHECK (purpose IN ('reset', 'confirm', 'email', 'invite'));

-- CreateTable
CREATE TABLE "type_permissions" (
    "type" TEXT NOT NULL,
    "permissions" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "type_permissions_pkey" PRIMARY KEY ("type")
);

-- super holds all, always.
ALTER TABLE type_permissions
  ADD CONSTRAINT type_permissions_type_known CHECK (type IN ('admin', 'user', 'exports', 'reports'));

-- Whoever is signed in holds the new ones at once.
CREATE FUNCTION notify_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'p ' || id::text) FROM admin_users
  WHERE type = coalesce(NEW.type, OLD.type);
  RETURN NULL;
END $$;
CREATE TRIGGER type_permissions_changed AFTER INSERT OR UPDATE OR DELETE ON type_permissions
  FOR EACH ROW EXECUTE FUNCTION notify_type();

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "scopes" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "last_ip" TEXT,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "api_tokens_owner_id_idx" ON "api_tokens"("owner_id");

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "admin_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_hash_length CHECK (length(token_hash) = 32);
