-- Schedules with places that may have come up since the last time ($1), and how many stand in rows: none before the beacon's round
-- is there that they follow from.
SELECT s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.opens_minute AS "opensMinute",
  s.closes_minute AS "closesMinute", s.every, s.allotment, s.seed_encrypted AS "seedEncrypted", s.beacon,
  s.beacon_signature AS "beaconSignature", s.participations,
  coalesce((SELECT max(p.slot) FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NOT NULL), 0) AS placed
FROM prize_schedules s
WHERE s.starts_at <= $1::timestamptz AND (s.beacon IS NULL OR s.beacon_signature IS NOT NULL)
  AND EXISTS (SELECT FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NULL AND p.origin = 'instant')
