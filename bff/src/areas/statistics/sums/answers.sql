-- The votes from the day $1 of São Paulo on, by theory, answer, and who gave it.
INSERT INTO statistic_answers (poll_id, dimension, day, key, option_id, votes)
SELECT
  poll_id, CASE WHEN GROUPING(state) = 0 THEN 'state' ELSE 'age' END, day, coalesce(state, age), option_id, count(*)
FROM (
  SELECT
    v.poll_id, v.option_id, local.day, coalesce(r.state, '') AS state, age_band(r.birth_date, local.day) AS age
  FROM votes v
  CROSS JOIN LATERAL (SELECT (v.voted_at AT TIME ZONE 'America/Sao_Paulo')::date AS day) AS local
  JOIN registrations r ON r.id = v.voter_id
  WHERE v.voted_at >= ($1::date::timestamp AT TIME ZONE 'America/Sao_Paulo') AND v.suspicion IS NULL
) AS told
GROUP BY GROUPING SETS ((poll_id, option_id, day, state), (poll_id, option_id, day, age))
