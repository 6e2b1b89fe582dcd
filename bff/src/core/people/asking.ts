/** Whose data is asked for. */
export interface Asking {
  readonly id: string;
  readonly email: string;
}
