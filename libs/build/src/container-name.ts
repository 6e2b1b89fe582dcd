/** The global a remote's container has: its id as an identifier (`mf-public` → `mf_public`). */
export const containerName = (id: string) => id.replaceAll('-', '_');
