-- Why a token was revoked: by somebody of the staff, or because its owner's password is another one now. The release
-- before revokes without a reason, and goes on doing so while this one is rolled out.
ALTER TABLE "api_tokens" ADD COLUMN "revoked_reason" TEXT;
UPDATE api_tokens SET revoked_reason = 'staff' WHERE revoked_at IS NOT NULL;
ALTER TABLE api_tokens
  ADD CONSTRAINT api_tokens_revoked CHECK (revoked_reason IS NULL OR revoked_at IS NOT NULL),
  ADD CONSTRAINT api_tokens_revoked_reason CHECK (revoked_reason IN ('staff', 'password'));
