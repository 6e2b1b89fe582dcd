import type { HolderOpening } from '@fio/contracts/public/draw-proof';

const PROOF =
  /^#prova=(\d{1,8})\.([0-9a-f]{32})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.([0-9a-f]{82}))?$/;

/** The address at which whoever has it can check a number: what opens it stays in the browser, after the `#`. */
export const proofLink = (
  origin: string,
  slug: string,
  { code, key, registrationId, seal }: HolderOpening,
): string =>
  `${origin}/ganhadores/${slug}#prova=${[code, key, registrationId, ...(seal === undefined ? [] : [seal])].join('.')}`;

/** What a proof link's hash (`#…`) opens; null for any other. */
export function proofOf(hash: string): HolderOpening | null {
  const [, code, key, registrationId, seal] = PROOF.exec(hash) ?? [];
  if (code === undefined || key === undefined || registrationId === undefined) return null;
  return { code: Number(code), key, registrationId, ...(seal !== undefined && { seal }) };
}
