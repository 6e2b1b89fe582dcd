-- Whoever leaves is looked for in what staff did to many at once, by the ids of all that was theirs.
-- Concurrently and alone in its file: runs under way go on.
CREATE INDEX CONCURRENTLY bulk_items_record_id_idx ON bulk_items (record_id);
