-- The suspicious votes of one theory, those nobody has decided on first, the latest first. $1 the poll, $2 how many.
SELECT
  s.voter_id AS "voterId",
  -- Of who has been anonymised neither name nor address, though access records are kept for a while.
  CASE WHEN r.anonymised_at IS NULL
    THEN r.name || coalesce(' ' || nullif(left(r.last_name, 1), '') || '.', '')
  END AS voter,
  o.label AS option,
  v.voted_at AS "votedAt",
  s.reason,
  s.decision,
  (
    SELECT ip FROM sessions
    WHERE strategy = 'user' AND subject_id = s.voter_id AND r.anonymised_at IS NULL
    ORDER BY created_at DESC LIMIT 1
  ) AS address
FROM suspicious_votes s
JOIN votes v USING (poll_id, voter_id)
JOIN poll_options o ON o.id = v.option_id
JOIN registrations r ON r.id = s.voter_id
WHERE s.poll_id = $1
ORDER BY s.decision IS NOT NULL, v.voted_at DESC, s.voter_id
LIMIT $2
