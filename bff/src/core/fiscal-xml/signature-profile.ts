import { NFE_NAMESPACE } from './elements.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${DSIG}enveloped-signature`;
const METHODS: readonly string[] = [`${DSIG}rsa-sha1`, 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'];
const DIGESTS: readonly string[] = [`${DSIG}sha1`, 'http://www.w3.org/2001/04/xmlenc#sha256'];

/** A signature as the tax office takes it, and no other: one reference to the document's own content. */
export interface ProfiledSignature {
  readonly element: Element;
  /** Of whoever signed, DER in base64. */
  readonly certificate: string;
}

const all = (parent: Element, name: string) => Array.from(parent.getElementsByTagNameNS(DSIG, name));
const children = (parent: Element) =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === parent.nodeType);

const usesOne = (signature: Element, name: string, allowed: readonly string[]) => {
  const found = all(signature, name);
  return found.length === 1 && allowed.includes(found[0]?.getAttribute('Algorithm') ?? '');
};

function isProfiled(signature: Element, id: string): boolean {
  const [reference, ...others] = all(signature, 'Reference');
  const transforms = all(signature, 'Transform').map((transform) => transform.getAttribute('Algorithm'));
  return (
    reference !== undefined &&
    others.length === 0 &&
    reference.getAttribute('URI') === `#${id}` &&
    transforms.length === 2 &&
    transforms[0] === ENVELOPED &&
    transforms[1] === C14N &&
    usesOne(signature, 'CanonicalizationMethod', [C14N]) &&
    usesOne(signature, 'SignatureMethod', METHODS) &&
    usesOne(signature, 'DigestMethod', DIGESTS) &&
    // Neither objects nor more than one of anything: nothing to hide a second content in.
    children(signature)
      .map(({ localName }) => localName)
      .join() === 'SignedInfo,SignatureValue,KeyInfo'
  );
}

/** The signature beside an `infNFe`, or null: none, several, elsewhere, or not of the profile (MOC, 4.4). */
export function profiledSignature(info: Element): ProfiledSignature | null {
  const nfe = info.parentNode as Element;
  if (nfe.localName !== 'NFe' || nfe.namespaceURI !== NFE_NAMESPACE) return null;
  const [element, ...others] = children(nfe).filter(({ localName }) => localName === 'Signature');
  if (!element || element.namespaceURI !== DSIG || others.length > 0) return null;
  if (!isProfiled(element, info.getAttribute('Id') ?? '')) return null;
  const [certificate, ...more] = all(element, 'X509Certificate');
  if (!certificate || more.length > 0) return null;
  return { element, certificate: certificate.textContent.replace(/\s/g, '') };
}
