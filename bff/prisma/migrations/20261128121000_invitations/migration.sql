-- CreateTable
CREATE TABLE "invitation_codes" (
    "registration_id" UUID NOT NULL,
    "code" VARCHAR(11) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_codes_pkey" PRIMARY KEY ("registration_id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "invited_id" UUID NOT NULL,
    "inviter_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'registered',
    "signs" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_codes_code_key" ON "invitation_codes"("code");
CREATE UNIQUE INDEX "invitations_invited_id_key" ON "invitations"("invited_id");
CREATE INDEX "invitations_inviter_id_created_at_idx" ON "invitations"("inviter_id", "created_at");
CREATE INDEX "invitations_state_created_at_idx" ON "invitations"("state", "created_at");

-- AddForeignKey
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_id_fkey" FOREIGN KEY ("invited_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the model can't say.
ALTER TABLE invitations
  ADD CONSTRAINT invitations_state_known CHECK (state IN ('registered', 'confirmed', 'doubtful')),
  ADD CONSTRAINT invitations_not_oneself CHECK (invited_id <> inviter_id),
  ADD CONSTRAINT invitations_doubt_explained CHECK ((state = 'doubtful') = (cardinality(signs) > 0)),
  ADD CONSTRAINT invitations_confirmation_dated CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL);

-- Whichever way the address was proved: the link of the registration, a recovery, a changed address.
CREATE FUNCTION confirm_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitations
  SET confirmed_at = NEW.email_verified_at, state = CASE state WHEN 'registered' THEN 'confirmed' ELSE state END
  WHERE invited_id = NEW.id AND confirmed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER registrations_confirm_invitation AFTER UPDATE OF email_verified_at ON registrations
  FOR EACH ROW WHEN (OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL)
  EXECUTE FUNCTION confirm_invitation();
