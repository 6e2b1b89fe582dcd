import {
  adminInvoices,
  adminPolls,
  adminPrizes,
  adminRanking,
  adminRegistrations,
  adminSac,
  adminSuggestions,
  adminTickets,
  type AnyEndpoint,
  dispatchList,
  winners,
} from '@fio/contracts';
import {
  canMoveDispatch,
  canMoveSac,
  canMoveSuggestion,
  canTransition,
  isReachableWinner,
  type WinnerState,
} from '@fio/domain';

/** A row of whatever list. */
export type Row = Readonly<Record<string, unknown>>;
type Able = (row: Row) => boolean;

/** Rows in one of these states. */
const inState =
  (...states: readonly string[]): Able =>
  ({ state }) =>
    states.includes(String(state));
/** Rows whose state may pass on to another, by the states' own table. */
const movable =
  <State extends string>(canMove: (from: State, to: State) => boolean, to: State): Able =>
  ({ state }) =>
    canMove(state as State, to);

/** The rows that an action over many is done to; others are left out, and the preview says so. */
const ABLE = new Map<AnyEndpoint, Able>([
  // Not what was accepted: that takes numbers and prizes with it, one by one. Nor what its source is still asked of.
  [adminInvoices.refuse, inState('pending')],
  [adminInvoices.reopen, inState('invalid')],
  // What was closed is opened again one by one: its votes went on without those who found it closed.
  [adminPolls.open, inState('draft', 'scheduled')],
  [adminPolls.close, inState('open')],
  [adminPolls.archive, movable(canTransition, 'archived')],
  [adminPrizes.pending, ({ reopenable }) => reopenable === true],
  [adminPrizes.resend, inState('validated', 'invalid')],
  [adminRanking.show, inState('waiting', 'refused')],
  // A block is no other's to replace.
  [adminRegistrations.disable, inState('pending_email', 'active')],
  [adminRegistrations.enable, inState('disabled')],
  [adminRegistrations.unblock, ({ passwordLocked }) => passwordLocked === true],
  [adminSac.wait, movable(canMoveSac, 'waiting')],
  [adminSac.close, movable(canMoveSac, 'closed')],
  [adminSac.reopen, inState('closed', 'waiting')],
  // What was decided goes back to it one by one: what is published would be gone from its page.
  [adminSuggestions.review, inState('new')],
  // Not a new one: nobody has read it.
  [adminSuggestions.approve, inState('in_review')],
  [adminSuggestions.spam, movable(canMoveSuggestion, 'spam')],
  // What has won is voided one by one.
  [adminTickets.invalidate, inState('distributed')],
  [dispatchList.withdraw, movable(canMoveDispatch, 'draft')],
  [dispatchList.pause, movable(canMoveDispatch, 'paused')],
  [dispatchList.resume, inState('paused')],
  [dispatchList.cancel, movable(canMoveDispatch, 'cancelled')],
  [winners.letter, ({ state }) => isReachableWinner(state as WinnerState)],
  [winners.tax, ({ tax, taxPaidOn }) => tax !== 0 && taxPaidOn === null],
]);

/** What an action over many is done to; a test holds each such action to having it. */
export const isAble = (endpoint: AnyEndpoint, row: Row): boolean => ABLE.get(endpoint)?.(row) === true;
export const hasAbleRows = (endpoint: AnyEndpoint): boolean => ABLE.has(endpoint);
