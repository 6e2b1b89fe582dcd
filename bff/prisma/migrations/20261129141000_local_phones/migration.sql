-- People are looked for by their phone without its area code as well: what an index has, in order.
CREATE INDEX registrations_local_phone_begins ON registrations (substr(phone, 3) COLLATE "C");
