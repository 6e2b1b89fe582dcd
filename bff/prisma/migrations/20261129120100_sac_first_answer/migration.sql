-- When staff first answered; answered_at is the latest answer's.
ALTER TABLE "sac_requests" ADD COLUMN "first_answered_at" TIMESTAMPTZ(3);
UPDATE sac_requests r SET first_answered_at = m.at
FROM (SELECT request_id, min(created_at) AS at FROM sac_messages WHERE kind = 'answer' GROUP BY request_id) m
WHERE m.request_id = r.id;
CREATE INDEX "sac_requests_first_answered_at_idx" ON "sac_requests"("first_answered_at");

-- Whoever writes the answer: it is noted, and once.
CREATE FUNCTION note_first_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sac_requests SET first_answered_at = NEW.created_at
  WHERE id = NEW.request_id AND first_answered_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sac_messages_note_first_answer AFTER INSERT ON sac_messages
  FOR EACH ROW WHEN (NEW.kind = 'answer') EXECUTE FUNCTION note_first_answer();
