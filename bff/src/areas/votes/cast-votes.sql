-- Records a batch of answers in one statement and one commit.
-- $1 polls, $2 voters, $3 options, $4 keys; $5 the instant; $6 answers allowed within $7 seconds of one voter;
-- $8 what is held against each first vote, or nothing at all where nothing is held against any.
-- A row per answer, in order: its verdict and, where something was written, what now stands.
WITH input AS (
  SELECT *
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $8::text[])
    WITH ORDINALITY AS i(poll_id, voter_id, option_id, key, suspicion, n)
),
-- Locked until the commit, so that no vote is recorded behind the back of somebody who closes the poll. Each is looked up by its
-- id, however few there were when this was planned.
known AS MATERIALIZED (
  SELECT poll.*
  FROM (SELECT DISTINCT poll_id FROM input) AS asked
  CROSS JOIN LATERAL (
    SELECT
      p.id,
      (p.state = 'open' OR (p.state = 'scheduled' AND p.opens_at <= $5::timestamptz))
        AND (p.closes_at IS NULL OR p.closes_at > $5::timestamptz) AS is_open,
      ARRAY (SELECT o.id FROM poll_options o WHERE o.poll_id = p.id) AS options
    FROM polls p
    WHERE p.id = asked.poll_id AND p.state NOT IN ('draft', 'archived')
      AND (SELECT s.state FROM shows s WHERE s.id = p.show_id) = 'published'
    FOR SHARE OF p
  ) AS poll
),
judged AS MATERIALIZED (
  SELECT
    i.*,
    CASE
      WHEN k.id IS NULL OR i.option_id <> ALL (k.options) THEN 'unknown'
      WHEN NOT k.is_open THEN 'closed'
      WHEN recent.answers >= $6::integer THEN 'limited'
      ELSE 'accepted'
    END AS verdict
  FROM input i
  LEFT JOIN known k ON k.id = i.poll_id
  -- By the log, which has each answer in the commit that wrote it, and each person's in the order of time: of who votes for
  -- years only the last minute is looked at. Written so that no other index can serve, whatever is there when it is planned.
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE l.kind IN (log_kind('vote'), log_kind('vote_change'))) AS answers
    FROM logs l
    WHERE l.registration_id = i.voter_id
      AND (l.registration_id, l.id)
        >= (i.voter_id, (SELECT log_bound($5::timestamptz - make_interval(secs => $7::integer))))
  ) AS recent
),
written AS (
  INSERT INTO votes (poll_id, voter_id, option_id, key, voted_at, suspicion)
  SELECT poll_id, voter_id, option_id, key, $5::timestamptz, suspicion
  FROM judged
  WHERE verdict = 'accepted'
  -- Everyone takes the rows in one order, so that two batches never wait for each other.
  ORDER BY poll_id, voter_id
  ON CONFLICT (poll_id, voter_id) DO UPDATE
    SET option_id = excluded.option_id, key = excluded.key, voted_at = excluded.voted_at, revision = votes.revision + 1
    WHERE votes.option_id <> excluded.option_id
      AND votes.key <> excluded.key
      -- A late repetition of an older answer is not a new request. Counted, for NOT EXISTS may hash the whole table.
      AND 0 = (
        SELECT count(*) FROM vote_changes c
        WHERE c.poll_id = excluded.poll_id AND c.voter_id = excluded.voter_id AND c.key = excluded.key
      )
  RETURNING poll_id, voter_id, option_id, revision
),
-- What log_id() makes, as far as it is the same for all of one kind and instant.
log AS MATERIALIZED (
  SELECT kind, is_first, left(log_id($5::timestamptz, kind)::text, 18) AS start
  FROM (VALUES (log_kind('vote'), true), (log_kind('vote_change'), false)) AS told(kind, is_first)
),
-- For the log of registered people. Without an address: no vote keeps one (docs/decisions/votes.md).
logged AS (
  INSERT INTO logs (id, at, kind, registration_id, record_id, detail)
  SELECT
    (log.start || right(gen_random_uuid()::text, 18))::uuid, $5::timestamptz, log.kind, w.voter_id, w.poll_id,
    jsonb_build_object('option', w.option_id)
  FROM written w JOIN log ON log.is_first = (w.revision = 1)
)
SELECT j.verdict, w.revision
FROM judged j LEFT JOIN written w USING (poll_id, voter_id)
ORDER BY j.n
