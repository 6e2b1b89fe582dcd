/** What the audit and the history say of a build that went live although it failed. */
export const despitePt = (reason: string, despite: string) => `${reason} (apesar das falhas: ${despite})`;
