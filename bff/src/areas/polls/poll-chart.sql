-- Counted votes of one theory per hour, the last 48 hours that have any, oldest first. $1 the poll.
-- São Paulo is whole hours away from UTC, so its hours and UTC's begin together.
SELECT hour, votes
FROM (
  SELECT date_trunc('hour', voted_at) AS hour, count(*)::integer AS votes
  FROM votes WHERE poll_id = $1 AND suspicion IS NULL
  GROUP BY 1 ORDER BY 1 DESC LIMIT 48
) AS latest
ORDER BY hour
