import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import type { Config } from '../core/config/index.ts';

/** Whose word on the caller's address and on the request's id counts. The rules are Express's own. */
export type Trust = (address: string, hop: number) => boolean;

export const createTrust = ({ trustProxy }: Pick<Config, 'trustProxy'>): Trust =>
  proxyaddr.compile([...trustProxy]);

/** The caller's address, as far as it may be believed. */
export const callerAddress = (request: IncomingMessage, trust: Trust): string => proxyaddr(request, trust);
