/** The areas of this remote, each fetched when one of its pages is opened. */
export default {
  users: async () => (await import('./areas/users/users.area.tsx')).usersArea,
  permissions: async () => (await import('./areas/permissions/permissions.area.ts')).permissionsArea,
  tokens: async () => (await import('./areas/tokens/tokens.area.tsx')).tokensArea,
};
