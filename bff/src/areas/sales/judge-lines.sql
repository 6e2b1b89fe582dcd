-- Holds the lines of import $1 that could be sales against each other, the first one counting, and against the sales there are.
-- The lines were written in this transaction, so that nobody has counted them: each step finds what it needs by an index,
-- however few of them the planner takes them for.
WITH placed AS (
  SELECT file, line, access_key, sold_on, value_cents, row_number() OVER same AS place,
    first_value(sold_on) OVER same AS first_day, first_value(value_cents) OVER same AS first_value
  FROM sale_import_lines WHERE import_id = $1::uuid AND verdict = 'valid'
  WINDOW same AS (PARTITION BY access_key ORDER BY file, line)
), judged AS (
  SELECT p.file, p.line,
    coalesce(s.sold_on, p.first_day) <> p.sold_on AS day,
    coalesce(s.value_cents, p.first_value) <> p.value_cents AS value,
    s.access_key IS NOT NULL AS known
  FROM placed p LEFT JOIN sales s ON s.access_key = p.access_key
  WHERE s.access_key IS NOT NULL OR p.place > 1
)
UPDATE sale_import_lines l SET
  verdict = CASE WHEN j.day OR j.value THEN 'contradicting' WHEN j.known THEN 'known' ELSE 'repeated' END,
  problems = array_remove(ARRAY[CASE WHEN j.day THEN 'day' END, CASE WHEN j.value THEN 'value' END], NULL)
FROM judged j WHERE l.import_id = $1::uuid AND l.file = j.file AND l.line = j.line
