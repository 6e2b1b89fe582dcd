-- Whom a fan-out was the last word to: few of those it told.
-- Concurrently and alone in its file: it reads millions of rows, and who is told or ends a subscription meanwhile goes on.
CREATE INDEX CONCURRENTLY notifications_ended ON notifications (event_id) WHERE ended_at IS NOT NULL;
