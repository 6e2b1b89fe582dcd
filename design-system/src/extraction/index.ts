export { ExtractionBoard } from './extraction-board.tsx';
export type { DigitMark, ExtractionBoardProps, ExtractionPrize } from './extraction-board.tsx';
