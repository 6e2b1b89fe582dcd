-- Of the draws that run on each of these days ($1), the one of the earliest lottery, and whether it has numbers left.
SELECT days.day::text AS day, draw.id, draw.title, draw.earning, draw."hasNumbers"
FROM unnest($1::date[]) AS days(day)
CROSS JOIN LATERAL (
  SELECT id, title, earning, pool.next < (pool.series_last - pool.series_first + 1) * pool.series_size AS "hasNumbers"
  FROM draws
  JOIN number_pools AS pool ON pool.draw_id = draws.id AND pool.revealed_at IS NULL
  WHERE state = 'scheduled' AND period_from <= days.day AND period_to >= days.day
  ORDER BY lottery_date, id
  LIMIT 1
) AS draw
