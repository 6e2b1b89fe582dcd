/** Bytes a block takes in a part's `blocks`: its first and its last code (4 each) and its leaf (32). */
export const BLOCK_BYTES = 40;
