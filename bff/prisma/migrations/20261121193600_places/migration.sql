-- 232 names of cities stand in more than one unit: which one a person lives in is read beside the city, not in the table.
DROP INDEX registrations_city_facet_created_at_id_idx, registrations_city_facet_age;
CREATE INDEX registrations_city_facet_created_at_id_state_idx ON registrations (city, facet, created_at, id, state);
CREATE INDEX registrations_city_facet_age ON registrations (city, facet, (DATE '2000-01-01' - birth_date), id)
  INCLUDE (birth_date, state);
