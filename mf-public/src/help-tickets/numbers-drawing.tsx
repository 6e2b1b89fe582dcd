import { Lines, Mark, Paper } from './parts.tsx';
import classes from './receipt.module.css';

const TICKETS = ['07 41935', '12 88204', '31 05576'];

/** A receipt and, at the end of a thread, the tickets it becomes. */
export function NumbersDrawing({ title }: { title: string }) {
  return (
    <svg className={classes['drawing']} viewBox="-12 -12 344 264" role="img" aria-label={title}>
      <Paper width={120} height={200} torn />
      <Lines x={30} y={16} widths={[60]} />
      <Lines x={14} y={44} widths={[74, 60, 80, 52, 70]} gap={14} />
      <Mark number={1} x={10} y={128} width={100} height={34} />
      <Lines x={18} y={138} widths={[84, 84]} />
      <path
        className={classes['frame']}
        d="M110 145 C 160 150, 150 60, 196 40 M110 145 C 160 146, 150 120, 196 118 M110 145 C 160 150, 150 190, 196 196"
      />
      {TICKETS.map((ticket, index) => (
        <g key={ticket} transform={`translate(196 ${16 + index * 78})`}>
          <path
            className={classes['paper']}
            d="M0 0 H124 V18 a6 6 0 0 0 0 12 V48 H0 V30 a6 6 0 0 0 0 -12 Z"
          />
          <text className={classes['ticket']} x={62} y={31}>
            {ticket}
          </text>
        </g>
      ))}
    </svg>
  );
}
