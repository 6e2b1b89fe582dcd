-- A person's latest runs stand among all that they decide at a desk, thousands a month: those are passed over unread.
-- Concurrently and alone in its file: decisions under way go on.
CREATE INDEX CONCURRENTLY bulk_runs_over_lists_idx ON bulk_runs (owner_id, created_at) WHERE decides IS NULL;
