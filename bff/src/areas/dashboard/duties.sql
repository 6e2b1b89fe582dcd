-- What somebody has to do in time for each draw, and what it is reckoned from: a day, or the moment of something that is
-- counted in hours. Of tax and prescription it is the last day itself. Days are those of São Paulo.
WITH winner AS (
  SELECT
    prize.draw_id, winner.state, winner.irrf_cents, winner.irrf_due_on, winner.irrf_paid_on, winner.prescribes_on,
    winner.changed_at,
    (winner.changed_at AT TIME ZONE 'America/Sao_Paulo')::date AS changed_on,
    EXISTS (
      SELECT FROM winners AS other
      WHERE other.prize_id = winner.prize_id AND other.unit = winner.unit AND other.rank > winner.rank
    ) AS replaced
  FROM winners AS winner
  JOIN draw_prizes AS prize ON prize.id = winner.prize_id
  WHERE winner.unit > 0
),
draw AS (
  SELECT
    id, title, state, lottery_date, publish_within, cut_off_hours, documents_within, documents_unit,
    ownership_proved_on, list_sent_on, frozen_at, minutes,
    (calculated_at AT TIME ZONE 'America/Sao_Paulo')::date AS calculated_on,
    (published_at AT TIME ZONE 'America/Sao_Paulo')::date AS published_on
  FROM draws
  WHERE state NOT IN ('draft', 'cancelled', 'accounted')
),
duty AS (
  SELECT 'freeze' AS kind, id AS draw_id, lottery_date AS day, NULL::timestamptz AS began, 1 AS count
  FROM draw WHERE state = 'scheduled'
  UNION ALL
  SELECT 'ownership', id, lottery_date, NULL, 1 FROM draw WHERE ownership_proved_on IS NULL
  UNION ALL
  SELECT 'list', id, lottery_date, NULL, 1 FROM draw WHERE frozen_at IS NOT NULL AND list_sent_on IS NULL
  UNION ALL
  SELECT 'minutes', id, calculated_on, NULL, 1 FROM draw WHERE state IN ('calculated', 'reviewed') AND minutes IS NULL
  UNION ALL
  SELECT 'publication', id, calculated_on, NULL, 1 FROM draw WHERE state IN ('calculated', 'reviewed')
  UNION ALL
  -- Once the last prize can't be asked for any more.
  SELECT 'accounting', draw.id, coalesce(max(winner.prescribes_on), draw.lottery_date + 180), NULL, 1
  FROM draw LEFT JOIN winner ON winner.draw_id = draw.id
  WHERE draw.state = 'published'
  GROUP BY draw.id, draw.lottery_date
  UNION ALL
  -- Those asked on one day have one term, unless it runs by the hour.
  SELECT 'documents', draw.id, changed_on, max(changed_at), count(*)
  FROM winner JOIN draw ON draw.id = winner.draw_id
  WHERE winner.state = 'documents'
  GROUP BY draw.id, changed_on, CASE draw.documents_unit WHEN 'hours' THEN changed_at END
  UNION ALL
  SELECT 'delivery', draw.id, lottery_date, NULL, count(*)
  FROM winner JOIN draw ON draw.id = winner.draw_id AND draw.state = 'published'
  WHERE winner.state IN ('drawn', 'contacting', 'documents', 'validated')
  GROUP BY draw.id, lottery_date
  UNION ALL
  SELECT 'tax', draw_id, irrf_due_on, NULL, count(*)
  FROM winner WHERE irrf_cents > 0 AND irrf_paid_on IS NULL AND irrf_due_on IS NOT NULL
  GROUP BY draw_id, irrf_due_on
  UNION ALL
  SELECT 'prescription', draw_id, prescribes_on, NULL, count(*)
  FROM winner
  WHERE prescribes_on IS NOT NULL AND NOT replaced AND winner_may_move(winner.state, 'prescribed')
  GROUP BY draw_id, prescribes_on
  UNION ALL
  -- Prescribed, from its last day on, whenever somebody notes it; or lost when no surrogate comes in any more.
  SELECT
    'collection', draw.id,
    CASE winner.state WHEN 'prescribed' THEN prescribes_on ELSE greatest(changed_on, published_on) END AS lost_on,
    NULL, count(*)
  FROM winner JOIN draw ON draw.id = winner.draw_id AND draw.state = 'published'
  WHERE winner.state = 'prescribed' OR winner.state = 'disqualified' AND NOT replaced
  GROUP BY draw.id, lost_on
)
SELECT
  duty.kind, draw.id AS "drawId", draw.title AS draw, to_char(duty.day, 'YYYY-MM-DD') AS day, duty.began,
  draw.publish_within AS "publishWithin", draw.cut_off_hours AS "cutOffHours",
  draw.documents_within AS "documentsWithin", draw.documents_unit AS "documentsUnit", duty.count::integer AS count
FROM duty JOIN draw ON draw.id = duty.draw_id
WHERE duty.day IS NOT NULL
ORDER BY duty.day, duty.kind, draw.id
