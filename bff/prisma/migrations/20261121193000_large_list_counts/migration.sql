-- An index by an expression is read without its table only when it has the columns of the expression too: counts need it.
DROP INDEX registrations_age, registrations_facet_age, registrations_state_facet_age, registrations_city_facet_age,
  invoices_purchased, invoices_facet_purchased, invoices_value, invoices_facet_value;

CREATE INDEX registrations_age ON registrations ((DATE '2000-01-01' - birth_date), id) INCLUDE (birth_date);
CREATE INDEX registrations_facet_age ON registrations (facet, (DATE '2000-01-01' - birth_date), id)
  INCLUDE (birth_date);
CREATE INDEX registrations_state_facet_age ON registrations (state, facet, (DATE '2000-01-01' - birth_date), id)
  INCLUDE (birth_date);
CREATE INDEX registrations_city_facet_age ON registrations (city, facet, (DATE '2000-01-01' - birth_date), id)
  INCLUDE (birth_date);
CREATE INDEX invoices_purchased ON invoices ((coalesce(purchased_on, DATE '-infinity')), id) INCLUDE (purchased_on);
CREATE INDEX invoices_facet_purchased ON invoices (facet, (coalesce(purchased_on, DATE '-infinity')), id)
  INCLUDE (purchased_on);
CREATE INDEX invoices_value ON invoices ((coalesce(value_cents, 0)), id) INCLUDE (value_cents);
CREATE INDEX invoices_facet_value ON invoices (facet, (coalesce(value_cents, 0)), id) INCLUDE (value_cents);
