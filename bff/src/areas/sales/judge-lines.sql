-- Holds the lines of import $1 that could be sales against each other, the first one counting, and against the sales there are.
WITH first AS (
  SELECT DISTINCT ON (access_key) access_key, file, line, sold_on, value_cents
  FROM sale_import_lines WHERE import_id = $1::uuid AND verdict = 'valid'
  ORDER BY access_key, file, line
), judged AS (
  SELECT l.file, l.line,
    coalesce(s.sold_on, f.sold_on) <> l.sold_on AS day, coalesce(s.value_cents, f.value_cents) <> l.value_cents AS value,
    s.access_key IS NOT NULL AS known
  FROM sale_import_lines l
  JOIN first f ON f.access_key = l.access_key
  LEFT JOIN sales s ON s.access_key = l.access_key
  WHERE l.import_id = $1::uuid AND l.verdict = 'valid'
    AND (s.access_key IS NOT NULL OR (f.file, f.line) <> (l.file, l.line))
)
UPDATE sale_import_lines l SET
  verdict = CASE WHEN j.day OR j.value THEN 'contradicting' WHEN j.known THEN 'known' ELSE 'repeated' END,
  problems = array_remove(ARRAY[CASE WHEN j.day THEN 'day' END, CASE WHEN j.value THEN 'value' END], NULL)
FROM judged j WHERE l.import_id = $1::uuid AND l.file = j.file AND l.line = j.line
