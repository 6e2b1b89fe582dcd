import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isRoot, readCertificates } from '../fiscal-xml/certificate-chain.ts';

/** The certificates of a PEM file, read at the start: a file that isn't there, or has no authority, is told then. */
export const fiscalRoots = z.string().transform((path, context) => {
  try {
    const found = readCertificates(readFileSync(path, 'utf8'));
    if (found.every(({ ca }) => ca)) return found;
    context.addIssue('Give certificates of authorities, and no company’s.');
  } catch {
    context.addIssue(
      'Give paths of PEM files with the certificates of roots and of the authorities between.',
    );
  }
  return z.NEVER;
});

/** Whether somebody could be trusted by these at all. */
export const hasRoot = (files: readonly (readonly Parameters<typeof isRoot>[0][])[]): boolean =>
  files.flat().some(isRoot);
