-- A vote keeps no address, and votes are most of what is logged: they need no place among the addresses.
DROP INDEX "logs_ip_kind_id_idx";
CREATE INDEX "logs_ip_kind_id_idx" ON "logs"("ip", "kind", "id") WHERE "ip" IS NOT NULL;
