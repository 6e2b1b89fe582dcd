/** A file's path within a build, as bundlers write them: it leads nowhere else. */
export const FILE_NAME = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;
