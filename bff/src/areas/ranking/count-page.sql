-- Counts anew everybody of a page of voters, over every theory that counts: done twice it comes to the same. $1 the voters.
-- Their rows are held before, in the order of the key.
WITH standing AS (
  SELECT v.voter_id, t.show_id,
    count(*)::integer AS answers,
    (count(*) FILTER (WHERE v.option_id = t.option_id))::integer AS hits
  FROM unnest($1::uuid[]) AS page(voter_id)
  JOIN registrations r ON r.id = page.voter_id AND r.anonymised_at IS NULL
  CROSS JOIN (SELECT poll_id, show_id, option_id FROM ranking_theories WHERE option_id IS NOT NULL) AS t
  -- Each by its key. A vote counted apart doesn't count here either.
  JOIN votes v ON v.poll_id = t.poll_id AND v.voter_id = page.voter_id AND v.suspicion IS NULL
  GROUP BY v.voter_id, t.show_id
),
sums AS MATERIALIZED (
  SELECT voter_id, show_id, answers, hits FROM standing
  UNION ALL
  SELECT voter_id, '00000000-0000-0000-0000-000000000000', sum(answers)::integer, sum(hits)::integer
  FROM standing GROUP BY voter_id
),
gone AS (
  DELETE FROM ranking_scores s
  WHERE s.voter_id = ANY ($1::uuid[])
    AND NOT EXISTS (SELECT FROM sums u WHERE u.voter_id = s.voter_id AND u.show_id = s.show_id)
)
INSERT INTO ranking_scores (voter_id, show_id, answers, hits, points, is_listed)
SELECT voter_id, show_id, answers, hits, guess_points(hits, answers),
  EXISTS (SELECT FROM ranking_names n WHERE n.registration_id = sums.voter_id AND n.state = 'shown')
FROM sums
ORDER BY voter_id, show_id
ON CONFLICT (voter_id, show_id) DO UPDATE
  SET answers = excluded.answers, hits = excluded.hits, points = excluded.points
  WHERE (ranking_scores.answers, ranking_scores.hits) <> (excluded.answers, excluded.hits)
