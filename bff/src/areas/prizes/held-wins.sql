-- Wins that hold ($3: their states): of these people ($1) the instant ones, and of these invoices ($2) all.
SELECT id, registration_id AS "registrationId", invoice_id AS "invoiceId", origin
FROM prizes
WHERE state = ANY ($3::text[]) AND ((registration_id = ANY ($1::uuid[]) AND origin = 'instant') OR invoice_id = ANY ($2::uuid[]))
