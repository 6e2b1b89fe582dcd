-- The search goes by beginnings (docs/decisions/108): what a trigram index finds in ten million names takes too long.
DROP TRIGGER registrations_search ON registrations;
DROP FUNCTION fill_registration_search();
ALTER TABLE registrations DROP COLUMN search;
