-- For every vote that came this index wanted a page somewhere in gigabytes, into the log of writes as a whole: with ten million votes
-- stored a vote cost the database two and a half times what it cost in an empty table. A person's votes are found theory by theory
-- in the key (a skip scan), and how many answers came in the last minute the log knows. Releases before this one, while both are
-- at work, look for that the long way.
-- Concurrently and alone in its file: whoever votes or reads meanwhile goes on, and a long export is waited for.
DROP INDEX CONCURRENTLY IF EXISTS votes_voter_id_voted_at_idx;
