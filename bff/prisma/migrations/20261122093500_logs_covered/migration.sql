-- A busy address has many thousands of logs, and each is counted only while its person isn't anonymised: both are read
-- from indexes alone, without the rows of either table.
DROP INDEX "logs_ip_kind_id_idx";
CREATE INDEX "logs_of_address" ON "logs"("ip", "kind", "id") INCLUDE ("registration_id") WHERE "ip" IS NOT NULL;
CREATE INDEX "registrations_anonymised" ON "registrations"("id") WHERE "anonymised_at" IS NOT NULL;
-- The same of one person's logs of a kind.
DROP INDEX "logs_registration_id_id_idx";
CREATE INDEX "logs_of_person" ON "logs"("registration_id", "id") INCLUDE ("kind") WHERE "registration_id" IS NOT NULL;
