import type { X509Certificate } from 'node:crypto';
import { isCnpj } from '@fio/domain';
import { DER, DerError, derValues, membersOf } from '../transparency/outside/der.ts';

/** subjectAltName, and within it ICP-Brasil's name for the CNPJ of a company's certificate: 2.16.76.1.3.3 (DOC-ICP-04). */
const ALTERNATIVE_NAMES = Buffer.from('551d11', 'hex');
const CNPJ = Buffer.from('604c010303', 'hex');
/** The tag of the extensions among the members of a certificate's body. */
const EXTENSIONS = DER.first + 3;

/** The CNPJ that a certificate was given to, 14 characters; null where it names none. */
export function certificateCnpj({ raw }: X509Certificate): string | null {
  try {
    const [body] = membersOf(derValues(raw)[0]);
    const extensions = membersOf(body).find(({ tag }) => tag === EXTENSIONS);
    const [list] = extensions ? derValues(extensions.body) : [];
    const names = (list ? membersOf(list) : [])
      .map((extension) => membersOf(extension))
      .filter(([id]) => id?.body.equals(ALTERNATIVE_NAMES))
      .flatMap((extension) => membersOf(derValues(extension.at(-1)?.body ?? Buffer.alloc(0))[0]))
      .filter(({ tag }) => tag === DER.first)
      .map(({ body: name }) => derValues(name))
      .filter(([id]) => id?.body.equals(CNPJ))
      // As an octet string or as one of several kinds of text, within a tag of its own.
      .map(([, value]) => derValues(value?.body ?? Buffer.alloc(0))[0]?.body.toString('latin1') ?? '');
    const [cnpj = '', ...others] = names;
    return others.length === 0 && isCnpj(cnpj) ? cnpj : null;
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
