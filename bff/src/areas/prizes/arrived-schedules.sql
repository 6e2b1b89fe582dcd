-- Schedules with places that may have come up since the last time ($1), and how many stand in rows.
SELECT s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.opens_minute AS "opensMinute",
  s.closes_minute AS "closesMinute", s.every, s.allotment, s.seed_encrypted AS "seedEncrypted", s.participations,
  coalesce((SELECT max(p.slot) FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NOT NULL), 0) AS placed
FROM prize_schedules s
WHERE s.starts_at <= $1::timestamptz
  AND EXISTS (SELECT FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NULL AND p.origin = 'instant')
