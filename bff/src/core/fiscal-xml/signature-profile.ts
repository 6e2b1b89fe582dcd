import { NFE_NAMESPACE } from './elements.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${DSIG}enveloped-signature`;
/** Both as Node names them. */
const METHODS: Readonly<Record<string, string>> = {
  [`${DSIG}rsa-sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
};
const DIGESTS: Readonly<Record<string, string>> = {
  [`${DSIG}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
};

/** A signature as the tax office takes it, and no other: of one reference, to the content that it stands beside. */
export interface ProfiledSignature {
  readonly signedInfo: Element;
  /** Over the canonical `SignedInfo`, in base64. */
  readonly value: string;
  /** Of whoever signed, DER in base64. */
  readonly certificate: string;
}

/** What a `SignedInfo` says: how it is signed itself, and the digest of the content. */
export interface SignedDigest {
  readonly method: string;
  readonly algorithm: string;
  /** In base64. */
  readonly digest: string;
}

const all = (parent: Element, name: string) => Array.from(parent.getElementsByTagNameNS(DSIG, name));
const children = (parent: Element) =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === parent.nodeType);
const bare = ({ textContent }: Element) => (textContent ?? '').replace(/\s/g, '');

/** The only one of that name, or null. */
function theOne(parent: Element, name: string): Element | null {
  const found = all(parent, name);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const algorithmOf = (parent: Element, name: string) => theOne(parent, name)?.getAttribute('Algorithm') ?? '';

/** What is signed of the content with that id; null: not of the profile. Asked of the canonical one, whose bytes are signed. */
export function digestIn(signedInfo: Element, id: string): SignedDigest | null {
  const reference = theOne(signedInfo, 'Reference');
  const value = theOne(signedInfo, 'DigestValue');
  const transforms = all(signedInfo, 'Transform').map((transform) => transform.getAttribute('Algorithm'));
  const method = METHODS[algorithmOf(signedInfo, 'SignatureMethod')];
  const algorithm = DIGESTS[algorithmOf(signedInfo, 'DigestMethod')];
  const isProfiled =
    reference?.getAttribute('URI') === `#${id}` &&
    transforms.join(' ') === `${ENVELOPED} ${C14N}` &&
    algorithmOf(signedInfo, 'CanonicalizationMethod') === C14N;
  if (!isProfiled || value === null || method === undefined || algorithm === undefined) return null;
  return { method, algorithm, digest: bare(value) };
}

/** The signature beside an `infNFe`, or null: none, several, elsewhere, or not of the profile (MOC, 4.4). */
export function profiledSignature(info: Element): ProfiledSignature | null {
  const nfe = info.parentNode as Element;
  if (nfe.localName !== 'NFe' || nfe.namespaceURI !== NFE_NAMESPACE) return null;
  const [element, ...others] = children(nfe).filter(({ localName }) => localName === 'Signature');
  if (!element || element.namespaceURI !== DSIG || others.length > 0) return null;
  const [signedInfo, value, keys] = children(element);
  if (!signedInfo || !value || !keys) return null;
  // Neither objects nor more than one of anything: nothing to hide a second content in.
  const names = children(element).map(({ localName, namespaceURI }) => `${namespaceURI}${localName}`);
  if (names.join() !== `${DSIG}SignedInfo,${DSIG}SignatureValue,${DSIG}KeyInfo`) return null;
  const certificate = theOne(keys, 'X509Certificate');
  if (certificate === null || all(element, 'Reference').length !== 1) return null;
  return { signedInfo, value: bare(value), certificate: bare(certificate) };
}
