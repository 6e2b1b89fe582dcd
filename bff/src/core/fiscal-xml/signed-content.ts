import { hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { C14nCanonicalization, findAncestorNs } from 'xml-crypto';
import { parseXml } from './parse-xml.ts';
import { digestIn, type ProfiledSignature } from './signature-profile.ts';

const isElement = (node: Node | null): node is Element => node !== null && node.nodeType === 1;
const pathOf = ({ parentNode, localName }: Element): string =>
  `${isElement(parentNode) ? pathOf(parentNode) : ''}/*[local-name()='${localName}']`;

/** The bytes that a signature is over: canonical XML 1.0, without comments, with the namespaces of what stands around it. */
function canonical(element: Element): string {
  const ancestorNamespaces = findAncestorNs(element.ownerDocument, pathOf(element));
  return new C14nCanonicalization().process(element, { ancestorNamespaces });
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * The canonical content of an `infNFe`, if this key signed it; null otherwise. What is read must be read from this text and from
 * nothing else of the document. The library's own check looks for the content in the whole document time and again, and
 * takes seconds where there are many items.
 */
export function signedContent(
  info: Element,
  { signedInfo, value }: ProfiledSignature,
  key: KeyObject,
): string | null {
  const signed = canonical(signedInfo);
  const told = parseXml(signed)?.documentElement;
  const said = told ? digestIn(told, info.getAttribute('Id') ?? '') : null;
  if (said === null) return null;
  if (!verify(said.method, Buffer.from(signed), key, Buffer.from(value, 'base64'))) return null;
  const content = canonical(info);
  const digest = hash(said.algorithm, content, 'buffer');
  return isSame(digest, Buffer.from(said.digest, 'base64')) ? content : null;
}
