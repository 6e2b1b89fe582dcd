-- A theory's page names the suggestions that became it.
CREATE INDEX CONCURRENTLY "suggestions_poll_id_idx" ON "suggestions"("poll_id");
