-- Of the draws that run on each of these days ($1), the one of the earliest lottery.
SELECT days.day::text AS day, draw.id, draw.title, draw.earning
FROM unnest($1::date[]) AS days(day)
CROSS JOIN LATERAL (
  SELECT id, title, earning
  FROM draws
  WHERE state = 'scheduled' AND period_from <= days.day AND period_to >= days.day
    AND EXISTS (SELECT FROM number_pools WHERE draw_id = draws.id AND revealed_at IS NULL)
  ORDER BY lottery_date, id
  LIMIT 1
) AS draw
