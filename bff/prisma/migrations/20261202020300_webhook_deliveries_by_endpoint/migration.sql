-- As the one before, for the deliveries of one endpoint.
CREATE INDEX CONCURRENTLY webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, delivery_facet(type, state), occurred_at, id) INCLUDE (type, state);
