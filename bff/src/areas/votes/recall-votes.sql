-- What stands for answers that wrote nothing: the answer of the same key if there was one, else the current one.
-- $1 polls, $2 voters, $3 keys; a row per answer, in order.
SELECT s.option_id, s.revision, s.voted_at, s.is_same_key
FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) WITH ORDINALITY AS i(poll_id, voter_id, key, n)
LEFT JOIN LATERAL (
  SELECT option_id, revision, voted_at, key = i.key AS is_same_key
  FROM (
    SELECT option_id, revision, voted_at, key FROM votes v WHERE v.poll_id = i.poll_id AND v.voter_id = i.voter_id
    UNION ALL
    SELECT option_id, revision, voted_at, key FROM vote_changes c WHERE c.poll_id = i.poll_id AND c.voter_id = i.voter_id
  ) AS answers
  ORDER BY key = i.key DESC, revision DESC
  LIMIT 1
) AS s ON true
ORDER BY i.n
