-- Rows of the ledger of a draw, in the order in which they were counted ($2), and where their people stand now ($3), at $4.
WITH kept AS (
  UPDATE earning_balances AS balance
  SET numbers = stands.numbers, parts = stands.parts, cents = stands.cents
  FROM json_to_recordset($3::json) AS stands("registrationId" uuid, numbers integer, parts jsonb, cents integer)
  WHERE balance.draw_id = $1::uuid AND balance.registration_id = stands."registrationId"
)
INSERT INTO earnings (
  draw_id, registration_id, invoice_id, kind, value_cents, times, before, after, numbers, forgone, sources, at
)
SELECT $1::uuid, "registrationId", "invoiceId", 'receipt', value, times, before, after, numbers, forgone, sources,
  $4::timestamptz
FROM json_to_recordset($2::json) AS counted(
  place integer, "registrationId" uuid, "invoiceId" uuid, value integer, times smallint, before integer, after integer,
  numbers integer, forgone integer, sources jsonb
)
ORDER BY place
