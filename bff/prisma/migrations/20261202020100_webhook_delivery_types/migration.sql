-- By row locks alone: what happens meanwhile is written as ever.
UPDATE webhook_deliveries delivery SET type = event.type FROM webhook_events event
  WHERE event.id = delivery.event_id AND event.type <> delivery.type;
