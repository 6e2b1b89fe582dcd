-- Letters of one kind into the outbox, those that open no account.
INSERT INTO outbox_messages (id, recipient, template, subject, html, text, unsubscribe)
SELECT id, recipient, $2, subject, html, text, unsubscribe
FROM json_to_recordset($1::json) AS letter(id uuid, recipient text, subject text, html text, text text, unsubscribe text)
