-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "ip" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "invitations_inviter_id_ip_idx" ON "invitations"("inviter_id", "ip");

-- What the model can't say. An invitation begins unconfirmed, is confirmed by a proof of the invited person's address, and
-- settled once; whose it is and what spoke against it stays.
CREATE FUNCTION guard_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.confirmed_at IS NOT NULL OR NEW.settled_at IS NOT NULL THEN
      RAISE EXCEPTION 'an invitation begins unconfirmed' USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (NEW.invited_id, NEW.inviter_id, NEW.signs, NEW.created_at)
      IS DISTINCT FROM (OLD.invited_id, OLD.inviter_id, OLD.signs, OLD.created_at)
    OR NEW.ip NOT IN (OLD.ip, '')
    OR OLD.settled_at IS NOT NULL AND NEW.settled_at IS DISTINCT FROM OLD.settled_at
  THEN
    RAISE EXCEPTION 'invitation % stays as it was', OLD.id USING ERRCODE = 'check_violation';
  ELSIF NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at AND (
    OLD.confirmed_at IS NOT NULL
    OR NEW.confirmed_at IS DISTINCT FROM (SELECT email_verified_at FROM registrations WHERE id = NEW.invited_id)
  ) THEN
    RAISE EXCEPTION 'the address behind invitation % was not proved then', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invitations_guarded BEFORE INSERT OR UPDATE ON invitations
  FOR EACH ROW EXECUTE FUNCTION guard_invitation();

-- Each row of the ledger is told once, and says what the rule of its draw gives: for a confirmed invitation of that person, within
-- their cap, and by numbers that were given.
CREATE OR REPLACE FUNCTION guard_invitation_earning() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rule jsonb;
  given integer;
BEGIN
  IF NOT EXISTS (
    SELECT FROM invitations
    WHERE invited_id = NEW.invited_id AND inviter_id = NEW.registration_id AND state = 'confirmed' AND settled_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'nobody confirmed came by an invitation of %', NEW.registration_id USING ERRCODE = 'check_violation';
  END IF;
  -- Whoever counts holds it; what two count at once is counted one after the other.
  PERFORM FROM earning_balances WHERE draw_id = NEW.draw_id AND registration_id = NEW.registration_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nothing was counted for % in draw %', NEW.registration_id, NEW.draw_id USING ERRCODE = 'check_violation';
  END IF;
  SELECT earning INTO rule FROM draws WHERE id = NEW.draw_id;
  SELECT coalesce(sum(numbers), 0) INTO given
  FROM invitation_earnings WHERE draw_id = NEW.draw_id AND registration_id = NEW.registration_id;
  IF NEW.numbers + NEW.forgone <> coalesce((rule ->> 'perInvitation')::integer, 0)
    OR given + NEW.numbers > coalesce((rule ->> 'perInviter')::integer, 0)
  THEN
    RAISE EXCEPTION 'the rule of draw % does not give an invitation of % that', NEW.draw_id, NEW.registration_id
      USING ERRCODE = 'check_violation';
  END IF;
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
