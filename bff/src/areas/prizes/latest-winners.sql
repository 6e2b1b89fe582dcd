-- Of each kind of prize the latest of a schedule's wins that hold: at most $1, none of who has left.
SELECT id
FROM (
  SELECT prize.id, row_number() OVER (
    PARTITION BY prize.kind_id ORDER BY prize.claimed_at DESC NULLS LAST, prize.id DESC
  ) AS place
  FROM prizes AS prize
  JOIN registrations AS person ON person.id = prize.registration_id
  WHERE prize.state IN ('validated', 'delivered') AND prize.schedule_id IS NOT NULL AND person.anonymised_at IS NULL
) AS held
WHERE place <= $1::integer
