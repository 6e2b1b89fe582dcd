-- Claims ($1), each told to the log of registered people.
WITH claimed AS (
  SELECT *
  FROM json_to_recordset($1::json) AS c(
    id uuid, "registrationId" uuid, origin text, key text, model text, cnpj text, series text, number text, day date,
    value integer, language text, ip text, "userAgent" text, "devicePeople" smallint, at timestamptz
  )
), inserted AS (
  INSERT INTO invoices (
    id, registration_id, origin, access_key, model, cnpj, series, number, purchased_on, value_cents, state, changed_at, created_at,
    language, ip, device_people
  )
  SELECT id, "registrationId", origin, key, model, cnpj, series, number, day, value, 'checking', at, at, language, ip,
    "devicePeople"
  FROM claimed
)
INSERT INTO logs (id, at, kind, registration_id, ip, user_agent, record_id)
SELECT log_id(at, log_kind('invoice')), at, log_kind('invoice'), "registrationId", ip, "userAgent", id
FROM claimed
