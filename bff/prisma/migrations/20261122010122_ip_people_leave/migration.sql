-- ip_addresses.people is what ip_people holds, also once some of them are forgotten.
CREATE FUNCTION count_ip_people_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ip_addresses a SET people = a.people - g.people
  FROM (SELECT address, count(*)::int AS people FROM gone GROUP BY address) g
  WHERE a.address = g.address;
  RETURN NULL;
END $$;
CREATE TRIGGER ip_people_left AFTER DELETE ON ip_people
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_ip_people_out();
