/** Why a PDF isn't kept: for what protects it, for what it is made of, or for how much it would be. */
export type PdfFault = 'protected' | 'unreadable' | 'heavy';

/** How the process that rebuilds says so to the one that asked; any other end is a fault of its own. */
export const EXIT_CODES = { protected: 41, unreadable: 42, heavy: 43 } as const satisfies Record<
  PdfFault,
  number
>;

/** A PDF that can't be made into a clean one. */
export class PdfRefused extends Error {
  override name = 'PdfRefused';
  readonly fault: PdfFault;

  constructor(fault: PdfFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}
