-- Records a batch of answers in one statement and one commit.
-- $1 polls, $2 voters, $3 options, $4 keys; $5 the instant; $6 answers allowed within $7 seconds of one voter;
-- $8 what is held against each first vote, or nothing at all where nothing is held against any.
-- A row per answer, in order: its verdict and, where something was written, what now stands.
WITH input AS (
  SELECT *
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $8::text[])
    WITH ORDINALITY AS i(poll_id, voter_id, option_id, key, suspicion, n)
),
-- Locked until the commit, so that no vote is recorded behind the back of somebody who closes the poll.
known AS MATERIALIZED (
  SELECT
    p.id,
    (p.state = 'open' OR (p.state = 'scheduled' AND p.opens_at <= $5::timestamptz))
      AND (p.closes_at IS NULL OR p.closes_at > $5::timestamptz) AS is_open
  FROM polls p JOIN shows s ON s.id = p.show_id
  WHERE p.id = ANY ($1::uuid[]) AND p.state NOT IN ('draft', 'archived') AND s.state = 'published'
  FOR SHARE OF p
),
judged AS MATERIALIZED (
  SELECT
    i.*,
    CASE
      WHEN k.id IS NULL OR o.id IS NULL THEN 'unknown'
      WHEN NOT k.is_open THEN 'closed'
      WHEN recent.answers >= $6::integer THEN 'limited'
      ELSE 'accepted'
    END AS verdict
  FROM input i
  LEFT JOIN known k ON k.id = i.poll_id
  LEFT JOIN poll_options o ON o.id = i.option_id AND o.poll_id = i.poll_id
  CROSS JOIN LATERAL (
    SELECT
      (SELECT count(*) FROM votes v
        WHERE v.voter_id = i.voter_id AND v.voted_at > $5::timestamptz - make_interval(secs => $7::integer))
      + (SELECT count(*) FROM vote_changes c
        WHERE c.voter_id = i.voter_id AND c.voted_at > $5::timestamptz - make_interval(secs => $7::integer)) AS answers
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
-- For the log of registered people. Without an address: no vote keeps one (docs/decisions/votes.md).
logged AS (
  INSERT INTO logs (id, at, kind, registration_id, record_id, detail)
  SELECT
    log_id($5::timestamptz, kind), $5::timestamptz, kind, voter_id, poll_id, jsonb_build_object('option', option_id)
  FROM written
  CROSS JOIN LATERAL (SELECT log_kind(CASE revision WHEN 1 THEN 'vote' ELSE 'vote_change' END)) AS told(kind)
)
SELECT j.verdict, w.revision
FROM judged j LEFT JOIN written w USING (poll_id, voter_id)
ORDER BY j.n
