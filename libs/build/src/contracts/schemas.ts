/**
 * What contracts make schemas with, as browsers' bundles import it. A bundler can't tell whether a module that the host
 * provides does something when it is loaded, and keeps its import where nothing of it is used. Of this file it knows.
 */
import * as z from 'zod/mini';

export { z };
