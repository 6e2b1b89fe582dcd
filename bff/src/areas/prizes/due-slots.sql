-- Free slots whose moment had come by $1, or whose participation has: of moments the first $2, of each schedule by counter too.
SELECT due.id, kind.title, due.slot, due.came, due.schedule_id AS "scheduleId", due.nth
FROM (
  (SELECT id, kind_id, slot, opens_at AS came, NULL::uuid AS schedule_id, NULL::integer AS nth
   FROM prizes
   WHERE state IN ('default', 'available') AND withdrawn_at IS NULL AND opens_at <= $1::timestamptz
   ORDER BY opens_at, slot LIMIT $2::integer)
  UNION ALL
  (SELECT prize.id, prize.kind_id, prize.slot, schedule.starts_at, schedule.id, prize.nth
   FROM prize_schedules AS schedule
   CROSS JOIN LATERAL (
     SELECT id, kind_id, slot, nth
     FROM prizes
     WHERE schedule_id = schedule.id AND nth <= schedule.participations
       AND state IN ('default', 'available') AND withdrawn_at IS NULL AND nth IS NOT NULL
     ORDER BY nth, slot LIMIT $2::integer
   ) AS prize
   WHERE schedule.rule = 'counter' AND schedule.starts_at <= $1::timestamptz)
) AS due
JOIN prize_kinds AS kind ON kind.id = due.kind_id
ORDER BY due.came, due.slot
