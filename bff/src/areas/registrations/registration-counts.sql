-- What each of the people $1 brought in and holds, and the address they still have to confirm. Voided numbers and invalid
-- prizes don't count.
SELECT p.id, (SELECT e.email FROM email_changes e WHERE e.registration_id = p.id) AS "emailWaiting",
  (SELECT count(*) FROM invoices i WHERE i.registration_id = p.id)::integer AS invoices,
  (SELECT count(*) FROM invoices i WHERE i.registration_id = p.id AND i.state = 'valid')::integer AS "validInvoices",
  (SELECT count(*) FROM tickets t WHERE t.registration_id = p.id AND t.state <> 'voided')::integer AS tickets,
  (SELECT count(*) FROM prizes z WHERE z.registration_id = p.id AND z.state <> 'invalid')::integer AS prizes
FROM unnest($1::uuid[]) AS p(id)
