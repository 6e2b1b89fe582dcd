-- Tells the log of registered people, in the order given.
INSERT INTO logs (id, at, kind, registration_id, ip, user_agent, record_id, detail)
SELECT log_id(at, log_kind(kind)), at, log_kind(kind), "registrationId", ip, "userAgent", "recordId", detail
FROM json_to_recordset($1::json) AS told(
  kind text, at timestamptz, "registrationId" uuid, ip text, "userAgent" text, "recordId" uuid, detail jsonb
)
