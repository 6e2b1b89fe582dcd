// One file for the parts that come later: each file of its own is a hash more in what every page of the remote begins with.
export { DrawNumbers } from './numbers/draw-numbers.tsx';
export { DrawPrizes } from './prizes/draw-prizes.tsx';
