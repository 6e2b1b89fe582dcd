-- What the two before stand in for.
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_endpoint_id_state_occurred_at_id_idx";
