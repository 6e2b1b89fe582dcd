-- What somebody has to do in time for each draw, and the day that it is reckoned from (or, of freeze, tax and
-- prescription, its last). Days are those of São Paulo.
WITH winner AS (
  SELECT
    prize.draw_id, winner.state, winner.irrf_cents, winner.irrf_due_on, winner.irrf_paid_on, winner.prescribes_on,
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
    id, title, state, lottery_date, publish_within,
    (calculated_at AT TIME ZONE 'America/Sao_Paulo')::date AS calculated_on,
    (published_at AT TIME ZONE 'America/Sao_Paulo')::date AS published_on
  FROM draws
  WHERE state IN ('scheduled', 'calculated', 'reviewed', 'published')
),
duty AS (
  SELECT 'freeze' AS kind, id AS draw_id, lottery_date AS day, 1 AS count FROM draw WHERE state = 'scheduled'
  UNION ALL
  SELECT 'publication', id, calculated_on, 1 FROM draw WHERE state IN ('calculated', 'reviewed')
  UNION ALL
  SELECT 'accounting', id, lottery_date, 1 FROM draw WHERE state = 'published'
  UNION ALL
  SELECT 'documents', draw_id, changed_on, count(*) FROM winner WHERE state = 'documents' GROUP BY draw_id, changed_on
  UNION ALL
  SELECT 'delivery', draw.id, lottery_date, count(*)
  FROM winner JOIN draw ON draw.id = winner.draw_id AND draw.state = 'published'
  WHERE winner.state IN ('drawn', 'contacting', 'documents', 'validated')
  GROUP BY draw.id, lottery_date
  UNION ALL
  SELECT 'tax', draw_id, irrf_due_on, count(*)
  FROM winner WHERE irrf_cents > 0 AND irrf_paid_on IS NULL AND irrf_due_on IS NOT NULL
  GROUP BY draw_id, irrf_due_on
  UNION ALL
  SELECT 'prescription', draw_id, prescribes_on, count(*)
  FROM winner
  WHERE prescribes_on IS NOT NULL AND NOT replaced AND winner_may_move(winner.state, 'prescribed')
  GROUP BY draw_id, prescribes_on
  UNION ALL
  -- Prescribed, or lost when no surrogate comes in any more.
  SELECT 'collection', draw.id, greatest(changed_on, published_on), count(*)
  FROM winner JOIN draw ON draw.id = winner.draw_id AND draw.state = 'published'
  WHERE winner.state = 'prescribed' OR winner.state = 'disqualified' AND NOT replaced
  GROUP BY draw.id, greatest(changed_on, published_on)
)
SELECT
  duty.kind, draw.id AS "drawId", draw.title AS draw, to_char(duty.day, 'YYYY-MM-DD') AS day,
  draw.publish_within AS within, duty.count::integer AS count
FROM duty JOIN draw ON draw.id = duty.draw_id
WHERE duty.day IS NOT NULL
ORDER BY duty.day, duty.kind, draw.id
