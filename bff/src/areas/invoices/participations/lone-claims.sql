-- Claims of receipts ($1) that wait ($2: in which states), whose they are and what was answered of them; whether nobody else has ever
-- claimed the same.
SELECT i.id, i.registration_id AS "registrationId", i.origin, i.access_key AS key, i.model, i.cnpj, i.series, i.number,
  i.purchased_on::text AS day, i.value_cents AS value, i.products, i.code_sealed AS "codeSealed", i.ip,
  i.device_people AS "devicePeople", i.created_at AS "createdAt", person.cpf_hash AS "cpfHash",
  person.blocked_at AS "blockedAt", person.disabled_at AS "disabledAt", person.anonymised_at AS "anonymisedAt",
  NOT EXISTS (SELECT FROM invoices AS other WHERE other.access_key = i.access_key AND other.id <> i.id) AND NOT EXISTS (
    SELECT FROM invoices AS other
    WHERE other.cnpj = i.cnpj AND other.model = i.model AND other.series = i.series AND other.number = i.number AND other.id <> i.id
  ) AS "isLone",
  (
    SELECT coalesce(json_agg(json_build_object(
      'source', c.source, 'verdict', c.verdict, 'proof', c.proof, 'digest', encode(c.digest, 'hex'), 'day', c.purchased_on,
      'value', c.value_cents, 'itemsKnown', c.items_known, 'products', c.products
    ) ORDER BY c.id), '[]') FROM invoice_confirmations AS c WHERE c.invoice_id = i.id
  ) AS answers
FROM json_to_recordset($1::json) AS named(cnpj char(14), model char(2), series text, number text)
JOIN invoices AS i
  ON i.cnpj = named.cnpj AND i.model = named.model AND i.series = named.series AND i.number = named.number
    AND i.confirmed_at IS NULL AND i.state = ANY ($2::text[])
JOIN registrations AS person ON person.id = i.registration_id
ORDER BY i.created_at, i.id
