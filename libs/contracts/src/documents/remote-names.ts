/** The id of a remote, and the name of a build's immutable folder. */
export const REMOTE_NAME = /^mf-[a-z-]+$/;
export const BUILD_NAME = /^[0-9a-f]{16}$/;
