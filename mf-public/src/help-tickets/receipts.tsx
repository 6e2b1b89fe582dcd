import type { ReactNode } from 'react';
import { BarCode, Lines, Mark, Paper, Print, QrCode } from './parts.tsx';
import classes from './receipt.module.css';

interface Props {
  /** What a screen reader is told of the drawing. */
  readonly title: string;
}

function Drawing({
  title,
  width,
  height,
  children,
}: Props & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={classes['drawing']}
      viewBox={`-12 -12 ${width + 24} ${height + 24}`}
      role="img"
      aria-label={title}
    >
      {children}
    </svg>
  );
}

/** The till roll of a shop: key beside the QR code, number and date beneath it. */
export const NfceReceipt = ({ title }: Props) => (
  <Drawing title={title} width={220} height={372}>
    <Paper width={220} height={372} torn />
    <Lines x={60} y={16} widths={[100]} />
    <Print x={48} y={38}>
      CNPJ 12.345.678/0001-95
    </Print>
    <Mark number={1} x={40} y={27} width={140} height={16} />
    <Lines x={30} y={54} widths={[160, 120]} />
    <Lines x={16} y={86} widths={[150, 132, 158, 120, 144]} gap={12} />
    <Lines x={178} y={86} widths={[26, 26, 26, 26, 26]} gap={12} />
    <Lines x={16} y={156} widths={[188]} />
    <Print x={34} y={186}>
      3526 1012 3456 7800 0195
    </Print>
    <Print x={30} y={199}>
      6500 1000 0123 4514 8205 9370
    </Print>
    <Mark number={4} x={22} y={174} width={176} height={31} />
    <QrCode x={72} y={216} size={76} />
    <Print x={22} y={316}>
      NFC-e nº 000012345 Série 001
    </Print>
    <Mark number={2} x={16} y={305} width={168} height={16} />
    <Print x={22} y={343}>
      14/10/2026 19:42:07
    </Print>
    <Mark number={3} x={16} y={332} width={126} height={16} />
  </Drawing>
);

/** The sheet of a delivery (DANFE): number in the middle of the head, key under the bar code. */
export const NfeReceipt = ({ title }: Props) => (
  <Drawing title={title} width={340} height={330}>
    <Paper width={340} height={330} />
    <g className={classes['box']}>
      <rect x={10} y={10} width={120} height={84} />
      <rect x={130} y={10} width={62} height={84} />
      <rect x={192} y={10} width={138} height={84} />
      <rect x={10} y={94} width={160} height={26} />
      <rect x={170} y={94} width={160} height={26} />
      <rect x={10} y={132} width={230} height={26} />
      <rect x={240} y={132} width={90} height={26} />
    </g>
    <Lines x={20} y={24} widths={[92, 74, 84, 60]} />
    <Lines x={146} y={20} widths={[30]} />
    <Print x={137} y={69}>
      Nº 000.789
    </Print>
    <Print x={137} y={81}>
      Série 001
    </Print>
    <Mark number={2} x={133} y={50} width={57} height={38} />
    <BarCode x={202} y={18} width={118} height={28} />
    <Print x={198} y={70}>
      3126 1011 2223 3300 0181
    </Print>
    <Print x={198} y={80}>
      5500 1000 0007 8911 3579
    </Print>
    <Print x={198} y={90}>
      2460
    </Print>
    <Mark number={4} x={194} y={52} width={134} height={42} />
    <Lines x={18} y={102} widths={[60, 110]} />
    <Print x={178} y={112}>
      CNPJ 11.222.333/0001-81
    </Print>
    <Mark number={1} x={173} y={100} width={144} height={18} />
    <Lines x={18} y={140} widths={[70, 160]} />
    <Print x={247} y={150}>
      20/10/2026
    </Print>
    <Mark number={3} x={243} y={137} width={76} height={18} />
    <Lines x={18} y={176} widths={[300, 264, 288, 240, 276, 252, 296, 220]} gap={16} />
  </Drawing>
);

/** The till roll of a SAT device: number at the head, date and key above the bar code. */
export const SatReceipt = ({ title }: Props) => (
  <Drawing title={title} width={220} height={372}>
    <Paper width={220} height={372} torn />
    <Lines x={60} y={16} widths={[100]} />
    <Print x={48} y={38}>
      CNPJ 11.222.333/0001-81
    </Print>
    <Mark number={1} x={40} y={27} width={140} height={16} />
    <Print x={68} y={68}>
      Extrato nº 007891
    </Print>
    <Mark number={2} x={60} y={57} width={100} height={16} />
    <Lines x={50} y={82} widths={[120]} />
    <Lines x={16} y={104} widths={[150, 132, 158, 120]} gap={12} />
    <Lines x={178} y={104} widths={[26, 26, 26, 26]} gap={12} />
    <Lines x={16} y={160} widths={[188, 90]} />
    <Print x={58} y={198}>
      12/10/2025 - 20:15:33
    </Print>
    <Mark number={3} x={50} y={187} width={126} height={16} />
    <Print x={34} y={222}>
      3525 1011 2223 3300 0181
    </Print>
    <Print x={30} y={235}>
      5900 0123 4560 0078 9135 7926
    </Print>
    <Mark number={4} x={22} y={210} width={176} height={31} />
    <BarCode x={30} y={250} width={160} height={24} />
    <QrCode x={76} y={284} size={68} />
  </Drawing>
);
