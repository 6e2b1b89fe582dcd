-- All that the rules of risk ask of receipts as they would count ($1); each part reads a bounded number of rows of an index: $2 of an
-- address, $3 of a shop, by the packed states in $4, $5 of a series on either side, and of those whose day was told $6.
WITH judged AS (
  SELECT *
  FROM json_to_recordset($1::json) AS j(
    place integer, id uuid, "registrationId" uuid, cnpj char(14), model char(2), series text, number text, ip text,
    "createdAt" timestamptz
  )
), shops AS MATERIALIZED (
  SELECT cnpj, count(*)::integer AS receipts,
    (percentile_cont(0.5) WITHIN GROUP (ORDER BY latest.value_cents))::integer AS median
  FROM (SELECT DISTINCT cnpj FROM judged) AS named
  CROSS JOIN unnest($4::smallint[]) AS valid(facet)
  CROSS JOIN LATERAL (
    SELECT value_cents FROM invoices
    WHERE cnpj = named.cnpj AND facet = valid.facet AND value_cents IS NOT NULL
    ORDER BY created_at DESC, invoices.id DESC LIMIT $3::integer
  ) AS latest
  GROUP BY cnpj
)
SELECT
  -- Who sent the receipt is among them, and who sent one that comes along and came before, though they be no rows yet.
  (SELECT count(DISTINCT registration_id)::integer FROM (
    (SELECT registration_id FROM invoices
     WHERE ip = j.ip AND j.ip <> '' AND created_at <= j."createdAt" AND created_at > j."createdAt" - INTERVAL '1 day' AND id <> j.id
     ORDER BY created_at DESC LIMIT $2::integer - 1)
    UNION ALL
    SELECT along."registrationId" FROM judged AS along
    WHERE along.ip = j.ip AND j.ip <> '' AND along."createdAt" > j."createdAt" - INTERVAL '1 day'
      AND (along."createdAt", along.place) <= (j."createdAt", j.place)
  ) AS theirs) AS "addressPeople",
  1 + (SELECT count(*)::integer FROM invoices
    WHERE registration_id = j."registrationId" AND id <> j.id AND created_at <= j."createdAt"
      AND created_at > j."createdAt" - INTERVAL '1 hour') AS "inHour",
  (below.told + above.told)::integer AS neighbours, below.nearest AS before, above.nearest AS after,
  coalesce(shops.receipts, 0) AS receipts, shops.median
FROM judged AS j
LEFT JOIN shops ON shops.cnpj = j.cnpj
-- What is only claimed teaches the rules nothing, and their day is a source's word, not their sender's alone. What takes its
-- receipt has an index of its own: of those that wait beside it, however many, none is read.
CROSS JOIN LATERAL (
  SELECT count(*) AS told,
    (array_agg(json_build_object('id', near.id, 'number', near.number::integer, 'day', near.purchased_on) ORDER BY near.number DESC))[1]
      AS nearest
  FROM (
    SELECT one.* FROM (
      SELECT id, number, purchased_on FROM invoices
      WHERE cnpj = j.cnpj AND model = j.model AND series = j.series AND number < j.number
        AND state = 'valid' AND invoice_takes(confirmed_at, reason) AND id <> j.id
      ORDER BY number DESC LIMIT $5::integer
    ) AS one
    WHERE EXISTS (
      SELECT FROM invoice_confirmations c
      WHERE c.invoice_id = one.id AND c.verdict = 'confirmed' AND c.purchased_on IS NOT NULL
    )
    ORDER BY one.number DESC LIMIT $6::integer
  ) AS near
) AS below
CROSS JOIN LATERAL (
  SELECT count(*) AS told,
    (array_agg(json_build_object('id', near.id, 'number', near.number::integer, 'day', near.purchased_on) ORDER BY near.number))[1]
      AS nearest
  FROM (
    SELECT one.* FROM (
      SELECT id, number, purchased_on FROM invoices
      WHERE cnpj = j.cnpj AND model = j.model AND series = j.series AND number > j.number
        AND state = 'valid' AND invoice_takes(confirmed_at, reason) AND id <> j.id
      ORDER BY number LIMIT $5::integer
    ) AS one
    WHERE EXISTS (
      SELECT FROM invoice_confirmations c
      WHERE c.invoice_id = one.id AND c.verdict = 'confirmed' AND c.purchased_on IS NOT NULL
    )
    ORDER BY one.number LIMIT $6::integer
  ) AS near
) AS above
ORDER BY j.place
