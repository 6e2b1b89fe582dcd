-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "settled_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invitation_earnings" (
    "invited_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "draw_id" UUID NOT NULL,
    "numbers" INTEGER NOT NULL,
    "forgone" INTEGER NOT NULL DEFAULT 0,
    "first_counter" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_earnings_pkey" PRIMARY KEY ("invited_id")
);

-- CreateIndex
CREATE INDEX "invitation_earnings_registration_id_draw_id_idx" ON "invitation_earnings"("registration_id", "draw_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_earnings_draw_id_first_counter_key" ON "invitation_earnings"("draw_id", "first_counter");

-- AddForeignKey
ALTER TABLE "invitation_earnings" ADD CONSTRAINT "invitation_earnings_invited_id_fkey" FOREIGN KEY ("invited_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_earnings" ADD CONSTRAINT "invitation_earnings_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_earnings" ADD CONSTRAINT "invitation_earnings_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of those that were confirmed before a rule could give anything, nothing was promised.
UPDATE invitations SET settled_at = confirmed_at WHERE state = 'confirmed';
ALTER TABLE invitations
  ADD CONSTRAINT invitations_settled_confirmed CHECK (settled_at IS NULL OR state = 'confirmed');
CREATE INDEX invitations_unsettled ON invitations (confirmed_at, id) WHERE state = 'confirmed' AND settled_at IS NULL;

ALTER TABLE invitation_earnings
  ADD CONSTRAINT invitation_earnings_not_oneself CHECK (invited_id <> registration_id),
  ADD CONSTRAINT invitation_earnings_within CHECK (numbers BETWEEN 0 AND 100 AND forgone BETWEEN 0 AND 100),
  ADD CONSTRAINT invitation_earnings_placed CHECK ((numbers > 0) = (first_counter IS NOT NULL));

-- Each row is told once: what it says was given was given, to whom it says, in that draw.
CREATE FUNCTION guard_invitation_earning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.numbers <> (
    SELECT count(*) FROM tickets
    WHERE draw_id = NEW.draw_id AND counter >= NEW.first_counter AND counter < NEW.first_counter + NEW.numbers
      AND registration_id = NEW.registration_id AND origin = 'invitation'
  ) THEN
    RAISE EXCEPTION 'an invitation of % tells of numbers that it did not give', NEW.registration_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invitation_earnings_given BEFORE INSERT ON invitation_earnings
  FOR EACH ROW EXECUTE FUNCTION guard_invitation_earning();
CREATE TRIGGER invitation_earnings_final BEFORE UPDATE OR DELETE ON invitation_earnings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Numbers for invitations. What is there met a narrower rule: nobody waits while it is read again.
ALTER TABLE tickets DROP CONSTRAINT tickets_origin_known;
ALTER TABLE tickets ADD CONSTRAINT tickets_origin_known
  CHECK (origin IN ('invoice', 'invitation', 'bonus', 'registration', 'manual')) NOT VALID;

-- An invitation earns by the rule as a receipt does: from then on it stays.
CREATE OR REPLACE FUNCTION guard_earning_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.list_closed_at IS NOT NULL
    OR EXISTS (SELECT FROM earnings WHERE draw_id = OLD.id)
    OR EXISTS (SELECT FROM invitation_earnings WHERE draw_id = OLD.id)
  THEN
    RAISE EXCEPTION 'numbers of draw % were earned by its rule', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
