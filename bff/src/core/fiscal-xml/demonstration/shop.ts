import { readFileSync } from 'node:fs';
import type { Issuer } from '../write-document.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * The root of the demonstration, which certified its one shop and nothing else: its own key was thrown away. The shop's key
 * is no secret, and outside of a demonstration the root is not configured, so that what the shop signs proves nothing.
 */
export const demonstrationRoot = (): string => read('root.pem');

export const demonstrationIssuer = (): Issuer => ({ certificate: read('shop.pem'), key: read('shop.key') });
