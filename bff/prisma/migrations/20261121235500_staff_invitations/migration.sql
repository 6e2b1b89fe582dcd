-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN     "invited_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- What the models can't say.
ALTER TABLE link_tokens
  DROP CONSTRAINT link_tokens_purpose_known,
  ADD CONSTRAINT link_tokens_purpose_known CHECK (purpose IN ('reset', 'confirm', 'email', 'invite'));
