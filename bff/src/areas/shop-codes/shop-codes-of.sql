-- The codes of companies in a state by the numbers that QR codes name ($1), the first to be put in first.
SELECT root, state, number, id, secret, valid_from::text AS "validFrom", valid_to::text AS "validTo"
FROM shop_codes
WHERE (root, state, number) IN (
  SELECT root, state, number FROM json_to_recordset($1::json) AS named(root char(8), state char(2), number integer)
)
ORDER BY id
