-- Counted votes of one theory per hour, the last 48 hours that have any, oldest first. $1 the poll.
-- São Paulo is whole hours away from UTC, so its hours and UTC's begin together.
SELECT hour, votes
FROM (
  SELECT hour, sum(votes)::integer AS votes
  FROM vote_hours WHERE poll_id = $1
  GROUP BY hour HAVING sum(votes) > 0 ORDER BY hour DESC LIMIT 48
) AS latest
ORDER BY hour
