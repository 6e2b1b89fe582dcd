-- What invitations ($2) gave in a draw, at $3: once each, by the key.
INSERT INTO invitation_earnings (invited_id, registration_id, draw_id, numbers, forgone, first_counter, at)
SELECT "invitedId", "inviterId", $1::uuid, numbers, forgone, "firstCounter", $3::timestamptz
FROM json_to_recordset($2::json) AS counted(
  "invitedId" uuid, "inviterId" uuid, numbers integer, forgone integer, "firstCounter" integer
)
