-- What sources answered of claims ($1), at $2.
INSERT INTO invoice_confirmations (
  invoice_id, source, verdict, proof, found, reference, digest, purchased_on, value_cents, items_known, products, at
)
SELECT "invoiceId", source, verdict, proof, found, reference, decode(digest, 'hex'), day, value, "itemsKnown", products,
  $2::timestamptz
FROM json_to_recordset($1::json) AS answered(
  place integer, "invoiceId" uuid, source text, verdict text, proof text, found text[], reference text, digest text, day date,
  value integer, "itemsKnown" boolean, products text[]
)
ORDER BY place
