-- What taking receipts in ($1) goes by: whether their senders may take part, what they have sent that day and in all, and whether
-- anybody has sent these receipts before.
SELECT sent.place, person.cpf_hash AS "cpfHash",
  person.email_verified_at IS NOT NULL AND num_nonnulls(person.blocked_at, person.disabled_at, person.anonymised_at) = 0
    AS "mayTakePart",
  NOT EXISTS (SELECT FROM invoices AS other WHERE other.access_key = sent.key) AND NOT EXISTS (
    SELECT FROM invoices AS other
    WHERE other.cnpj = sent.cnpj AND other.model = sent.model AND other.series = sent.series AND other.number = sent.number
  ) AS "isNew",
  before.today, before.counted
FROM json_to_recordset($1::json) AS sent(
  place integer, "registrationId" uuid, key char(44), cnpj char(14), model char(2), series text, number text, today date
)
JOIN registrations AS person ON person.id = sent."registrationId"
CROSS JOIN LATERAL (
  SELECT
    count(*) FILTER (WHERE created_at >= sent.today::timestamp AT TIME ZONE 'America/Sao_Paulo')::integer AS today,
    count(*) FILTER (WHERE state <> 'invalid')::integer AS counted
  FROM invoices WHERE registration_id = person.id
) AS before
