-- People are looked for by their phone without its area code as well: what an index has, in order.
-- Concurrently and alone in its file: whoever registers or signs in meanwhile goes on.
CREATE INDEX CONCURRENTLY registrations_local_phone_begins ON registrations (substr(phone, 3) COLLATE "C");
