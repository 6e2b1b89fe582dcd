-- Makes those of these invoices ($1) valid that may become it ($5: from which states), at $2, by $3 with the note $4; where it says
-- so, confirmed in the same step. Nobody is asked about what is decided, and what its code said is needed no more. Whoever is
-- leaving at this moment is waited for: from then on nothing of theirs comes to count.
WITH given AS (
  SELECT *
  FROM json_to_recordset($1::json) AS g(id uuid, source text, day date, "valueCents" integer, products text[])
), held AS (
  SELECT invoice.id, person.name, person.email, person.anonymised_at
  FROM invoices AS invoice
  JOIN given USING (id)
  JOIN registrations AS person ON person.id = invoice.registration_id AND person.anonymised_at IS NULL
  ORDER BY invoice.id
  FOR NO KEY UPDATE OF invoice FOR KEY SHARE OF person
)
UPDATE invoices AS i
SET state = 'valid', reason = NULL, note = $4::text, changed_by_id = $3::uuid, changed_at = $2::timestamptz,
  reviewer_id = NULL, locked_until = NULL, ask_at = NULL, code_sealed = NULL, version = i.version + 1,
  confirmed_at = CASE WHEN given.source IS NULL THEN i.confirmed_at ELSE $2::timestamptz END,
  confirmed_by = coalesce(given.source, i.confirmed_by),
  purchased_on = CASE WHEN given.source IS NULL THEN i.purchased_on ELSE given.day END,
  value_cents = CASE WHEN given.source IS NULL THEN i.value_cents ELSE given."valueCents" END,
  products = CASE WHEN given.source IS NULL THEN i.products ELSE given.products END
FROM held JOIN given USING (id)
WHERE i.id = held.id AND i.state = ANY ($5::text[])
RETURNING i.id, i.registration_id AS "registrationId", i.created_at AS "createdAt", i.value_cents AS "valueCents",
  i.purchased_on::text AS day, i.products, i.language, held.name, held.email, held.anonymised_at AS "anonymisedAt"
