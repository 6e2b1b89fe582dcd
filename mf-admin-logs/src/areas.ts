/** The areas of this remote, each fetched when one of its pages is opened. */
export default {
  actions: async () => (await import('./areas/actions/actions.area.tsx')).actionsArea,
  commands: async () => (await import('./areas/commands/commands.area.tsx')).commandsArea,
  dispatches: async () => (await import('./areas/dispatches/dispatches.area.tsx')).dispatchesArea,
  exports: async () => (await import('./areas/exports/exports.area.tsx')).exportsArea,
  indexes: async () => (await import('./areas/indexes/indexes.area.tsx')).indexesArea,
  ips: async () => (await import('./areas/ips/ips.area.tsx')).ipsArea,
  logs: async () => (await import('./areas/logs/logs.area.tsx')).logsArea,
  notifications: async () => (await import('./areas/notifications/notifications.area.tsx')).notificationsArea,
  webhooks: async () => (await import('./areas/webhooks/webhooks.area.tsx')).webhooksArea,
  'webhook-deliveries': async () =>
    (await import('./areas/webhook-deliveries/webhook-deliveries.area.tsx')).webhookDeliveriesArea,
  remotes: async () => (await import('./areas/remotes/remotes.area.ts')).remotesArea,
};
