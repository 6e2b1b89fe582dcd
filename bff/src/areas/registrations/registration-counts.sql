-- What a person (r) brought in and holds, and the address they still have to confirm. Voided numbers and invalid prizes don't
-- count.
SELECT (SELECT e.email FROM email_changes e WHERE e.registration_id = r.id) AS "emailWaiting",
  sent.invoices, sent."validInvoices",
  (SELECT count(*) FROM tickets t WHERE t.registration_id = r.id AND t.state <> 'voided')::integer AS tickets,
  (SELECT count(*) FROM prizes z WHERE z.registration_id = r.id AND z.state <> 'invalid')::integer AS prizes
FROM (
  SELECT count(*)::integer AS invoices, (count(*) FILTER (WHERE i.state = 'valid'))::integer AS "validInvoices"
  FROM invoices i WHERE i.registration_id = r.id
) AS sent
