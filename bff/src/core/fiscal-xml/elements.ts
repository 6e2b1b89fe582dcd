/** Of the NF-e and the NFC-e. */
export const NFE_NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';

const ELEMENT_NODE = 1;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE;

/** The children of that name, in the namespace of fiscal documents. */
export const childrenOf = (parent: Element, name: string): Element[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter(({ localName, namespaceURI }) => localName === name && namespaceURI === NFE_NAMESPACE);

/** What is reached step by step, or null: where a step isn't there, or there more than once, nobody can say which is meant. */
export function theOnly(parent: Element | null, ...path: readonly string[]): Element | null {
  return path.reduce<Element | null>((at, name) => {
    const found = at === null ? [] : childrenOf(at, name);
    return found.length === 1 ? (found[0] ?? null) : null;
  }, parent);
}

/** The text of what is reached, or empty. */
export const textAt = (parent: Element | null, ...path: readonly string[]): string =>
  theOnly(parent, ...path)?.textContent?.trim() ?? '';
