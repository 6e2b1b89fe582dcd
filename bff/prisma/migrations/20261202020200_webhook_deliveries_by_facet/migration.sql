-- Without a lock that anybody waits for.
CREATE INDEX CONCURRENTLY webhook_deliveries_by_facet ON webhook_deliveries (delivery_facet(type, state), occurred_at, id) INCLUDE (type, state);
