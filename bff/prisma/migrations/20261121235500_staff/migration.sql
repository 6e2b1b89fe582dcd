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
